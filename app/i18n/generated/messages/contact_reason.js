/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_ReasonInputs */

const en_contact_reason = /** @type {(inputs: Contact_ReasonInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Reason`);
};

const de_contact_reason = /** @type {(inputs: Contact_ReasonInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Grund`);
};

/**
 * | output |
 * | --- |
 * | "Reason" |
 *
 * @param {Contact_ReasonInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_reason =
  /** @type {((inputs?: Contact_ReasonInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_ReasonInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_reason(inputs);
      return en_contact_reason(inputs);
    }
  );
export { contact_reason as 'contact.reason' };
