/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Search_CountInputs */

const en_search_count = /** @type {(inputs: Search_CountInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Results: ${i?.count}`);
};

const de_search_count = /** @type {(inputs: Search_CountInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Ergebnisse: ${i?.count}`);
};

/**
 * | output |
 * | --- |
 * | "Results: {count}" |
 *
 * @param {Search_CountInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const search_count =
  /** @type {((inputs: Search_CountInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Search_CountInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_search_count(inputs);
      return en_search_count(inputs);
    }
  );
export { search_count as 'search.count' };
