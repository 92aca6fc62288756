/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ query: NonNullable<unknown> }} Search_NoneInputs */

const en_search_none = /** @type {(inputs: Search_NoneInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Nothing found for “${i?.query}”.`);
};

const de_search_none = /** @type {(inputs: Search_NoneInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Nichts gefunden zu „${i?.query}“.`);
};

/**
 * | output |
 * | --- |
 * | "Nothing found for “{query}”." |
 *
 * @param {Search_NoneInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const search_none =
  /** @type {((inputs: Search_NoneInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Search_NoneInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_search_none(inputs);
      return en_search_none(inputs);
    }
  );
export { search_none as 'search.none' };
