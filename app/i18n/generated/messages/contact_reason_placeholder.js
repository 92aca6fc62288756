/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_Reason_PlaceholderInputs */

const en_contact_reason_placeholder =
  /** @type {(inputs: Contact_Reason_PlaceholderInputs) => LocalizedString} */ () => {
    return /** @type {LocalizedString} */ (`Select a reason`);
  };

const de_contact_reason_placeholder =
  /** @type {(inputs: Contact_Reason_PlaceholderInputs) => LocalizedString} */ () => {
    return /** @type {LocalizedString} */ (`Wähle einen Grund`);
  };

/**
 * | output |
 * | --- |
 * | "Select a reason" |
 *
 * @param {Contact_Reason_PlaceholderInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_reason_placeholder =
  /** @type {((inputs?: Contact_Reason_PlaceholderInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Reason_PlaceholderInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_reason_placeholder(inputs);
      return en_contact_reason_placeholder(inputs);
    }
  );
export { contact_reason_placeholder as 'contact.reason.placeholder' };
