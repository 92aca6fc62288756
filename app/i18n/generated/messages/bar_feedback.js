/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bar_FeedbackInputs */

const en_bar_feedback = /** @type {(inputs: Bar_FeedbackInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Give feedback`);
};

const de_bar_feedback = /** @type {(inputs: Bar_FeedbackInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Rückmeldung`);
};

/**
 * | output |
 * | --- |
 * | "Give feedback" |
 *
 * @param {Bar_FeedbackInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const bar_feedback =
  /** @type {((inputs?: Bar_FeedbackInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bar_FeedbackInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_bar_feedback(inputs);
      return en_bar_feedback(inputs);
    }
  );
export { bar_feedback as 'bar.feedback' };
