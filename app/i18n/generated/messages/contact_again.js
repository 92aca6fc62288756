/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_AgainInputs */

const en_contact_again = /** @type {(inputs: Contact_AgainInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Send Another Message`);
};

const de_contact_again = /** @type {(inputs: Contact_AgainInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Noch eine Nachricht senden`);
};

/**
 * | output |
 * | --- |
 * | "Send Another Message" |
 *
 * @param {Contact_AgainInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_again =
  /** @type {((inputs?: Contact_AgainInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_AgainInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_again(inputs);
      return en_contact_again(inputs);
    }
  );
export { contact_again as 'contact.again' };
