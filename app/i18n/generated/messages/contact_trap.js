/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_TrapInputs */

const en_contact_trap = /** @type {(inputs: Contact_TrapInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Please leave this field empty`);
};

const de_contact_trap = /** @type {(inputs: Contact_TrapInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Bitte lass dieses Feld leer`);
};

/**
 * | output |
 * | --- |
 * | "Please leave this field empty" |
 *
 * @param {Contact_TrapInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_trap =
  /** @type {((inputs?: Contact_TrapInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_TrapInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_trap(inputs);
      return en_contact_trap(inputs);
    }
  );
export { contact_trap as 'contact.trap' };
