/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Search_LabelInputs */

const en_search_label = /** @type {(inputs: Search_LabelInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`What are you looking for?`);
};

const de_search_label = /** @type {(inputs: Search_LabelInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Was suchst du?`);
};

/**
 * | output |
 * | --- |
 * | "What are you looking for?" |
 *
 * @param {Search_LabelInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const search_label =
  /** @type {((inputs?: Search_LabelInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Search_LabelInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_search_label(inputs);
      return en_search_label(inputs);
    }
  );
export { search_label as 'search.label' };
