/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ detail: NonNullable<unknown> }} Contact_RefusedInputs */

const en_contact_refused = /** @type {(inputs: Contact_RefusedInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Failed to send message: ${i?.detail}`);
};

const de_contact_refused = /** @type {(inputs: Contact_RefusedInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Die Nachricht konnte nicht gesendet werden: ${i?.detail}`);
};

/**
 * | output |
 * | --- |
 * | "Failed to send message: {detail}" |
 *
 * @param {Contact_RefusedInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_refused =
  /** @type {((inputs: Contact_RefusedInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_RefusedInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_refused(inputs);
      return en_contact_refused(inputs);
    }
  );
export { contact_refused as 'contact.refused' };
