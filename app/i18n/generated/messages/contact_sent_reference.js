/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_Sent_ReferenceInputs */

const en_contact_sent_reference = /** @type {(inputs: Contact_Sent_ReferenceInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Thank you for writing to us. Your reference number:`);
};

const de_contact_sent_reference = /** @type {(inputs: Contact_Sent_ReferenceInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Danke, dass du uns schreibst. Deine Nummer:`);
};

/**
 * | output |
 * | --- |
 * | "Thank you for writing to us. Your reference number:" |
 *
 * @param {Contact_Sent_ReferenceInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_sent_reference =
  /** @type {((inputs?: Contact_Sent_ReferenceInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Sent_ReferenceInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_sent_reference(inputs);
      return en_contact_sent_reference(inputs);
    }
  );
export { contact_sent_reference as 'contact.sent.reference' };
