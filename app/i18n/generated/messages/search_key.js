/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Search_KeyInputs */

const en_search_key = /** @type {(inputs: Search_KeyInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`The key / opens the search`);
};

const de_search_key = /** @type {(inputs: Search_KeyInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Die Taste / öffnet die Suche`);
};

/**
 * | output |
 * | --- |
 * | "The key / opens the search" |
 *
 * @param {Search_KeyInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const search_key =
  /** @type {((inputs?: Search_KeyInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Search_KeyInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_search_key(inputs);
      return en_search_key(inputs);
    }
  );
export { search_key as 'search.key' };
