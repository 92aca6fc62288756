/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Resource_LanguageInputs */

const en_resource_language = /** @type {(inputs: Resource_LanguageInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Language`);
};

const de_resource_language = /** @type {(inputs: Resource_LanguageInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Sprache`);
};

/**
 * | output |
 * | --- |
 * | "Language" |
 *
 * @param {Resource_LanguageInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const resource_language =
  /** @type {((inputs?: Resource_LanguageInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Resource_LanguageInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_resource_language(inputs);
      return en_resource_language(inputs);
    }
  );
export { resource_language as 'resource.language' };
