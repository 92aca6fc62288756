/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ question: NonNullable<unknown> }} Donate_AnswerInputs */

const en_donate_answer = /** @type {(inputs: Donate_AnswerInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Please answer: ${i?.question}`);
};

const de_donate_answer = /** @type {(inputs: Donate_AnswerInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Bitte antworte: ${i?.question}`);
};

/**
 * | output |
 * | --- |
 * | "Please answer: {question}" |
 *
 * @param {Donate_AnswerInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const donate_answer =
  /** @type {((inputs: Donate_AnswerInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_AnswerInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_donate_answer(inputs);
      return en_donate_answer(inputs);
    }
  );
export { donate_answer as 'donate.answer' };
