/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_UnreachableInputs */

const en_contact_unreachable = /** @type {(inputs: Contact_UnreachableInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`An unexpected error occurred. Please try again later.`);
};

const de_contact_unreachable = /** @type {(inputs: Contact_UnreachableInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `Ein unerwarteter Fehler ist aufgetreten. Bitte versuche es später noch einmal.`
  );
};

/**
 * | output |
 * | --- |
 * | "An unexpected error occurred. Please try again later." |
 *
 * @param {Contact_UnreachableInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_unreachable =
  /** @type {((inputs?: Contact_UnreachableInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_UnreachableInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_unreachable(inputs);
      return en_contact_unreachable(inputs);
    }
  );
export { contact_unreachable as 'contact.unreachable' };
