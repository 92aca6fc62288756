/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_ShortInputs */

const en_contact_short = /** @type {(inputs: Contact_ShortInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`No energy for a form?`);
};

const de_contact_short = /** @type {(inputs: Contact_ShortInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Keine Kraft für ein Formular?`);
};

/**
 * | output |
 * | --- |
 * | "No energy for a form?" |
 *
 * @param {Contact_ShortInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_short =
  /** @type {((inputs?: Contact_ShortInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_ShortInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_short(inputs);
      return en_contact_short(inputs);
    }
  );
export { contact_short as 'contact.short' };
