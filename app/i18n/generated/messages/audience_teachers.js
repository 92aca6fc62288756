/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Audience_TeachersInputs */

const en_audience_teachers = /** @type {(inputs: Audience_TeachersInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`teachers`);
};

const de_audience_teachers = /** @type {(inputs: Audience_TeachersInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Lehrkräfte`);
};

/**
 * | output |
 * | --- |
 * | "teachers" |
 *
 * @param {Audience_TeachersInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const audience_teachers =
  /** @type {((inputs?: Audience_TeachersInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Audience_TeachersInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_audience_teachers(inputs);
      return en_audience_teachers(inputs);
    }
  );
export { audience_teachers as 'audience.teachers' };
