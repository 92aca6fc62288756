/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Filter_ParentsInputs */

const en_filter_parents = /** @type {(inputs: Filter_ParentsInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`For parents`);
};

const de_filter_parents = /** @type {(inputs: Filter_ParentsInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Für Eltern`);
};

/**
 * | output |
 * | --- |
 * | "For parents" |
 *
 * @param {Filter_ParentsInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const filter_parents =
  /** @type {((inputs?: Filter_ParentsInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Filter_ParentsInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_filter_parents(inputs);
      return en_filter_parents(inputs);
    }
  );
export { filter_parents as 'filter.parents' };
