/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_Sent_TitleInputs */

const en_contact_sent_title = /** @type {(inputs: Contact_Sent_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Message Sent Successfully!`);
};

const de_contact_sent_title = /** @type {(inputs: Contact_Sent_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Nachricht erfolgreich gesendet!`);
};

/**
 * | output |
 * | --- |
 * | "Message Sent Successfully!" |
 *
 * @param {Contact_Sent_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_sent_title =
  /** @type {((inputs?: Contact_Sent_TitleInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Sent_TitleInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_sent_title(inputs);
      return en_contact_sent_title(inputs);
    }
  );
export { contact_sent_title as 'contact.sent.title' };
