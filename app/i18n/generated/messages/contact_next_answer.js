/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ days: NonNullable<unknown> }} Contact_Next_AnswerInputs */

const en_contact_next_answer = /** @type {(inputs: Contact_Next_AnswerInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`You’ll get an answer by e-mail within ${i?.days} days.`);
};

const de_contact_next_answer = /** @type {(inputs: Contact_Next_AnswerInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Du bekommst innerhalb von ${i?.days} Tagen eine Antwort per E-Mail.`);
};

/**
 * | output |
 * | --- |
 * | "You’ll get an answer by e-mail within {days} days." |
 *
 * @param {Contact_Next_AnswerInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_next_answer =
  /** @type {((inputs: Contact_Next_AnswerInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Next_AnswerInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_next_answer(inputs);
      return en_contact_next_answer(inputs);
    }
  );
export { contact_next_answer as 'contact.next.answer' };
