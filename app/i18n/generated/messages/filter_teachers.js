/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Filter_TeachersInputs */

const en_filter_teachers = /** @type {(inputs: Filter_TeachersInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`For teachers`);
};

const de_filter_teachers = /** @type {(inputs: Filter_TeachersInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Für Lehrkräfte`);
};

/**
 * | output |
 * | --- |
 * | "For teachers" |
 *
 * @param {Filter_TeachersInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const filter_teachers =
  /** @type {((inputs?: Filter_TeachersInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Filter_TeachersInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_filter_teachers(inputs);
      return en_filter_teachers(inputs);
    }
  );
export { filter_teachers as 'filter.teachers' };
