/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_Next_ReadInputs */

const en_contact_next_read = /** @type {(inputs: Contact_Next_ReadInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`One of us reads your message. We are volunteers and don’t read at night.`);
};

const de_contact_next_read = /** @type {(inputs: Contact_Next_ReadInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `Jemand von uns liest deine Nachricht. Wir sind Freiwillige und lesen nachts nicht.`
  );
};

/**
 * | output |
 * | --- |
 * | "One of us reads your message. We are volunteers and don’t read at night." |
 *
 * @param {Contact_Next_ReadInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_next_read =
  /** @type {((inputs?: Contact_Next_ReadInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Next_ReadInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_next_read(inputs);
      return en_contact_next_read(inputs);
    }
  );
export { contact_next_read as 'contact.next.read' };
