/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Search_FailedInputs */

const en_search_failed = /** @type {(inputs: Search_FailedInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Search needs a connection. Please try again.`);
};

const de_search_failed = /** @type {(inputs: Search_FailedInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Die Suche braucht eine Verbindung. Bitte versuch es noch einmal.`);
};

/**
 * | output |
 * | --- |
 * | "Search needs a connection. Please try again." |
 *
 * @param {Search_FailedInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const search_failed =
  /** @type {((inputs?: Search_FailedInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Search_FailedInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_search_failed(inputs);
      return en_search_failed(inputs);
    }
  );
export { search_failed as 'search.failed' };
