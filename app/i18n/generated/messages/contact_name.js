/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_NameInputs */

const en_contact_name = /** @type {(inputs: Contact_NameInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Name or nickname`);
};

const de_contact_name = /** @type {(inputs: Contact_NameInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Name oder Spitzname`);
};

/**
 * | output |
 * | --- |
 * | "Name or nickname" |
 *
 * @param {Contact_NameInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_name =
  /** @type {((inputs?: Contact_NameInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_NameInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_name(inputs);
      return en_contact_name(inputs);
    }
  );
export { contact_name as 'contact.name' };
