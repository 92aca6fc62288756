/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_Next_Nophone1Inputs */

const en_contact_next_nophone1 = /** @type {(inputs: Contact_Next_Nophone1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Nobody will phone you.`);
};

const de_contact_next_nophone1 = /** @type {(inputs: Contact_Next_Nophone1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Niemand ruft dich an.`);
};

/**
 * | output |
 * | --- |
 * | "Nobody will phone you." |
 *
 * @param {Contact_Next_Nophone1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_next_nophone1 =
  /** @type {((inputs?: Contact_Next_Nophone1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Next_Nophone1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_next_nophone1(inputs);
      return en_contact_next_nophone1(inputs);
    }
  );
export { contact_next_nophone1 as 'contact.next.noPhone' };
