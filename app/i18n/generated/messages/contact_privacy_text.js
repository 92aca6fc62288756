/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_Privacy_TextInputs */

const en_contact_privacy_text = /** @type {(inputs: Contact_Privacy_TextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `It’s stored on our server and goes to our team by e-mail. Nobody else gets it.`
  );
};

const de_contact_privacy_text = /** @type {(inputs: Contact_Privacy_TextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `Sie wird auf unserem Server gespeichert und geht per E-Mail an unser Team. Sonst bekommt sie niemand.`
  );
};

/**
 * | output |
 * | --- |
 * | "It’s stored on our server and goes to our team by e-mail. Nobody else gets it." |
 *
 * @param {Contact_Privacy_TextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_privacy_text =
  /** @type {((inputs?: Contact_Privacy_TextInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Privacy_TextInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_privacy_text(inputs);
      return en_contact_privacy_text(inputs);
    }
  );
export { contact_privacy_text as 'contact.privacy.text' };
