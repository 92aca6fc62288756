/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Search_WaysInputs */

const en_search_ways = /** @type {(inputs: Search_WaysInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`No page about this yet? Try these:`);
};

const de_search_ways = /** @type {(inputs: Search_WaysInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Noch keine Seite dazu? Vielleicht hilft dir das:`);
};

/**
 * | output |
 * | --- |
 * | "No page about this yet? Try these:" |
 *
 * @param {Search_WaysInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const search_ways =
  /** @type {((inputs?: Search_WaysInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Search_WaysInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_search_ways(inputs);
      return en_search_ways(inputs);
    }
  );
export { search_ways as 'search.ways' };
