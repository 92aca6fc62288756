/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Resource_NavInputs */

const en_resource_nav = /** @type {(inputs: Resource_NavInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`All resource pages`);
};

const de_resource_nav = /** @type {(inputs: Resource_NavInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Alle Material-Seiten`);
};

/**
 * | output |
 * | --- |
 * | "All resource pages" |
 *
 * @param {Resource_NavInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const resource_nav =
  /** @type {((inputs?: Resource_NavInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Resource_NavInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_resource_nav(inputs);
      return en_resource_nav(inputs);
    }
  );
export { resource_nav as 'resource.nav' };
