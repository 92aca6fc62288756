/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ either: NonNullable<unknown>, or: NonNullable<unknown> }} Donate_QuestionInputs */

const en_donate_question = /** @type {(inputs: Donate_QuestionInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`${i?.either} or ${i?.or} euro?`);
};

const de_donate_question = /** @type {(inputs: Donate_QuestionInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`${i?.either} oder ${i?.or} Euro?`);
};

/**
 * | output |
 * | --- |
 * | "{either} or {or} euro?" |
 *
 * @param {Donate_QuestionInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const donate_question =
  /** @type {((inputs: Donate_QuestionInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_QuestionInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_donate_question(inputs);
      return en_donate_question(inputs);
    }
  );
export { donate_question as 'donate.question' };
