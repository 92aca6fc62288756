/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_AsideInputs */

const en_contact_aside = /** @type {(inputs: Contact_AsideInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Good to know`);
};

const de_contact_aside = /** @type {(inputs: Contact_AsideInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Gut zu wissen`);
};

/**
 * | output |
 * | --- |
 * | "Good to know" |
 *
 * @param {Contact_AsideInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_aside =
  /** @type {((inputs?: Contact_AsideInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_AsideInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_aside(inputs);
      return en_contact_aside(inputs);
    }
  );
export { contact_aside as 'contact.aside' };
