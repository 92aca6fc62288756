/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Resource_WhyInputs */

const en_resource_why = /** @type {(inputs: Resource_WhyInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Why it is here:`);
};

const de_resource_why = /** @type {(inputs: Resource_WhyInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Warum es hier steht:`);
};

/**
 * | output |
 * | --- |
 * | "Why it is here:" |
 *
 * @param {Resource_WhyInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const resource_why =
  /** @type {((inputs?: Resource_WhyInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Resource_WhyInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_resource_why(inputs);
      return en_resource_why(inputs);
    }
  );
export { resource_why as 'resource.why' };
