/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_Email_HintInputs */

const en_contact_email_hint = /** @type {(inputs: Contact_Email_HintInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Only used to answer you.`);
};

const de_contact_email_hint = /** @type {(inputs: Contact_Email_HintInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Nur, um dir zu antworten.`);
};

/**
 * | output |
 * | --- |
 * | "Only used to answer you." |
 *
 * @param {Contact_Email_HintInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_email_hint =
  /** @type {((inputs?: Contact_Email_HintInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Email_HintInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_email_hint(inputs);
      return en_contact_email_hint(inputs);
    }
  );
export { contact_email_hint as 'contact.email.hint' };
