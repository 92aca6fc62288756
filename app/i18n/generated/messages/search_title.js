/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Search_TitleInputs */

const en_search_title = /** @type {(inputs: Search_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Search this site`);
};

const de_search_title = /** @type {(inputs: Search_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Auf dieser Seite suchen`);
};

/**
 * | output |
 * | --- |
 * | "Search this site" |
 *
 * @param {Search_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const search_title =
  /** @type {((inputs?: Search_TitleInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Search_TitleInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_search_title(inputs);
      return en_search_title(inputs);
    }
  );
export { search_title as 'search.title' };
