/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ path: NonNullable<unknown> }} Feedback_BegunInputs */

const en_feedback_begun = /** @type {(inputs: Feedback_BegunInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`My feedback on the page ${i?.path}: `);
};

const de_feedback_begun = /** @type {(inputs: Feedback_BegunInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Meine Rückmeldung zur Seite ${i?.path}: `);
};

/**
 * | output |
 * | --- |
 * | "My feedback on the page {path}:" |
 *
 * @param {Feedback_BegunInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const feedback_begun =
  /** @type {((inputs: Feedback_BegunInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Feedback_BegunInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_feedback_begun(inputs);
      return en_feedback_begun(inputs);
    }
  );
export { feedback_begun as 'feedback.begun' };
