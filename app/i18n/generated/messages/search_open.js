/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Search_OpenInputs */

const en_search_open = /** @type {(inputs: Search_OpenInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Search`);
};

const de_search_open = /** @type {(inputs: Search_OpenInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Suche`);
};

/**
 * | output |
 * | --- |
 * | "Search" |
 *
 * @param {Search_OpenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const search_open =
  /** @type {((inputs?: Search_OpenInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Search_OpenInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_search_open(inputs);
      return en_search_open(inputs);
    }
  );
export { search_open as 'search.open' };
