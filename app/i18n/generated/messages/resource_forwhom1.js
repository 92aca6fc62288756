/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Resource_Forwhom1Inputs */

const en_resource_forwhom1 = /** @type {(inputs: Resource_Forwhom1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`For`);
};

const de_resource_forwhom1 = /** @type {(inputs: Resource_Forwhom1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Für`);
};

/**
 * | output |
 * | --- |
 * | "For" |
 *
 * @param {Resource_Forwhom1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const resource_forwhom1 =
  /** @type {((inputs?: Resource_Forwhom1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Resource_Forwhom1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_resource_forwhom1(inputs);
      return en_resource_forwhom1(inputs);
    }
  );
export { resource_forwhom1 as 'resource.forWhom' };
