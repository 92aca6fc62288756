/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Search_WriteInputs */

const en_search_write = /** @type {(inputs: Search_WriteInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Tell us what you’re looking for`);
};

const de_search_write = /** @type {(inputs: Search_WriteInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Schreib uns, was du suchst`);
};

/**
 * | output |
 * | --- |
 * | "Tell us what you’re looking for" |
 *
 * @param {Search_WriteInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const search_write =
  /** @type {((inputs?: Search_WriteInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Search_WriteInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_search_write(inputs);
      return en_search_write(inputs);
    }
  );
export { search_write as 'search.write' };
