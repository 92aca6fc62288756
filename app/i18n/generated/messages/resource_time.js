/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Resource_TimeInputs */

const en_resource_time = /** @type {(inputs: Resource_TimeInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Time`);
};

const de_resource_time = /** @type {(inputs: Resource_TimeInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Zeit`);
};

/**
 * | output |
 * | --- |
 * | "Time" |
 *
 * @param {Resource_TimeInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const resource_time =
  /** @type {((inputs?: Resource_TimeInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Resource_TimeInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_resource_time(inputs);
      return en_resource_time(inputs);
    }
  );
export { resource_time as 'resource.time' };
