/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Resource_CostInputs */

const en_resource_cost = /** @type {(inputs: Resource_CostInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Cost`);
};

const de_resource_cost = /** @type {(inputs: Resource_CostInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Kosten`);
};

/**
 * | output |
 * | --- |
 * | "Cost" |
 *
 * @param {Resource_CostInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const resource_cost =
  /** @type {((inputs?: Resource_CostInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Resource_CostInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_resource_cost(inputs);
      return en_resource_cost(inputs);
    }
  );
export { resource_cost as 'resource.cost' };
