/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Resource_BrokenInputs */

const en_resource_broken = /** @type {(inputs: Resource_BrokenInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`This link is broken or wrong`);
};

const de_resource_broken = /** @type {(inputs: Resource_BrokenInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Dieser Link ist kaputt oder falsch`);
};

/**
 * | output |
 * | --- |
 * | "This link is broken or wrong" |
 *
 * @param {Resource_BrokenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const resource_broken =
  /** @type {((inputs?: Resource_BrokenInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Resource_BrokenInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_resource_broken(inputs);
      return en_resource_broken(inputs);
    }
  );
export { resource_broken as 'resource.broken' };
