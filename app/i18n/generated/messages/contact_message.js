/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_MessageInputs */

const en_contact_message = /** @type {(inputs: Contact_MessageInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Message`);
};

const de_contact_message = /** @type {(inputs: Contact_MessageInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Nachricht`);
};

/**
 * | output |
 * | --- |
 * | "Message" |
 *
 * @param {Contact_MessageInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_message =
  /** @type {((inputs?: Contact_MessageInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_MessageInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_message(inputs);
      return en_contact_message(inputs);
    }
  );
export { contact_message as 'contact.message' };
