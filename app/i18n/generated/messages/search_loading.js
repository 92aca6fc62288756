/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Search_LoadingInputs */

const en_search_loading = /** @type {(inputs: Search_LoadingInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Loading…`);
};

const de_search_loading = /** @type {(inputs: Search_LoadingInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Lädt…`);
};

/**
 * | output |
 * | --- |
 * | "Loading…" |
 *
 * @param {Search_LoadingInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const search_loading =
  /** @type {((inputs?: Search_LoadingInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Search_LoadingInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_search_loading(inputs);
      return en_search_loading(inputs);
    }
  );
export { search_loading as 'search.loading' };
