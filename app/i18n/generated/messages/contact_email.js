/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_EmailInputs */

const en_contact_email = /** @type {(inputs: Contact_EmailInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`E-mail`);
};

const de_contact_email = /** @type {(inputs: Contact_EmailInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`E-Mail`);
};

/**
 * | output |
 * | --- |
 * | "E-mail" |
 *
 * @param {Contact_EmailInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_email =
  /** @type {((inputs?: Contact_EmailInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_EmailInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_email(inputs);
      return en_contact_email(inputs);
    }
  );
export { contact_email as 'contact.email' };
