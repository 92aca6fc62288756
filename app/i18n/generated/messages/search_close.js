/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Search_CloseInputs */

const en_search_close = /** @type {(inputs: Search_CloseInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Close`);
};

const de_search_close = /** @type {(inputs: Search_CloseInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Schließen`);
};

/**
 * | output |
 * | --- |
 * | "Close" |
 *
 * @param {Search_CloseInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const search_close =
  /** @type {((inputs?: Search_CloseInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Search_CloseInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_search_close(inputs);
      return en_search_close(inputs);
    }
  );
export { search_close as 'search.close' };
