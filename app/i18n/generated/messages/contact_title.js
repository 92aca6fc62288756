/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_TitleInputs */

const en_contact_title = /** @type {(inputs: Contact_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Get in Touch`);
};

const de_contact_title = /** @type {(inputs: Contact_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Schreib uns`);
};

/**
 * | output |
 * | --- |
 * | "Get in Touch" |
 *
 * @param {Contact_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_title =
  /** @type {((inputs?: Contact_TitleInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_TitleInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_title(inputs);
      return en_contact_title(inputs);
    }
  );
export { contact_title as 'contact.title' };
