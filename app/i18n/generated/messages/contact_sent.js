/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_SentInputs */

const en_contact_sent = /** @type {(inputs: Contact_SentInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Message sent successfully! We'll get back to you soon.`);
};

const de_contact_sent = /** @type {(inputs: Contact_SentInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Nachricht erfolgreich gesendet! Wir melden uns bald bei dir.`);
};

/**
 * | output |
 * | --- |
 * | "Message sent successfully! We'll get back to you soon." |
 *
 * @param {Contact_SentInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_sent =
  /** @type {((inputs?: Contact_SentInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_SentInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_sent(inputs);
      return en_contact_sent(inputs);
    }
  );
export { contact_sent as 'contact.sent' };
