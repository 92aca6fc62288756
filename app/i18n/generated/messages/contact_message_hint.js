/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_Message_HintInputs */

const en_contact_message_hint = /** @type {(inputs: Contact_Message_HintInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`At least 10 characters. Please don’t send diagnoses or names of children.`);
};

const de_contact_message_hint = /** @type {(inputs: Contact_Message_HintInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `Mindestens 10 Zeichen. Bitte sende keine Diagnosen und keine Namen von Kindern.`
  );
};

/**
 * | output |
 * | --- |
 * | "At least 10 characters. Please don’t send diagnoses or names of children." |
 *
 * @param {Contact_Message_HintInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_message_hint =
  /** @type {((inputs?: Contact_Message_HintInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Message_HintInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_message_hint(inputs);
      return en_contact_message_hint(inputs);
    }
  );
export { contact_message_hint as 'contact.message.hint' };
