/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_SendInputs */

const en_contact_send = /** @type {(inputs: Contact_SendInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Send message`);
};

const de_contact_send = /** @type {(inputs: Contact_SendInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Nachricht senden`);
};

/**
 * | output |
 * | --- |
 * | "Send message" |
 *
 * @param {Contact_SendInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_send =
  /** @type {((inputs?: Contact_SendInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_SendInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_send(inputs);
      return en_contact_send(inputs);
    }
  );
export { contact_send as 'contact.send' };
