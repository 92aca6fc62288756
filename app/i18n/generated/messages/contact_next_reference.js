/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_Next_ReferenceInputs */

const en_contact_next_reference = /** @type {(inputs: Contact_Next_ReferenceInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`You’ll see a reference number after sending.`);
};

const de_contact_next_reference = /** @type {(inputs: Contact_Next_ReferenceInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Nach dem Senden siehst du eine Nummer.`);
};

/**
 * | output |
 * | --- |
 * | "You’ll see a reference number after sending." |
 *
 * @param {Contact_Next_ReferenceInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_next_reference =
  /** @type {((inputs?: Contact_Next_ReferenceInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Next_ReferenceInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_next_reference(inputs);
      return en_contact_next_reference(inputs);
    }
  );
export { contact_next_reference as 'contact.next.reference' };
