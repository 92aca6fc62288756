/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_PrivacyInputs */

const en_contact_privacy = /** @type {(inputs: Contact_PrivacyInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`What we do with your message`);
};

const de_contact_privacy = /** @type {(inputs: Contact_PrivacyInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Was mit deiner Nachricht geschieht`);
};

/**
 * | output |
 * | --- |
 * | "What we do with your message" |
 *
 * @param {Contact_PrivacyInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_privacy =
  /** @type {((inputs?: Contact_PrivacyInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_PrivacyInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_privacy(inputs);
      return en_contact_privacy(inputs);
    }
  );
export { contact_privacy as 'contact.privacy' };
