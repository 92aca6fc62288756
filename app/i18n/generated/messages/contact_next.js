/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_NextInputs */

const en_contact_next = /** @type {(inputs: Contact_NextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`What happens next`);
};

const de_contact_next = /** @type {(inputs: Contact_NextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Wie es weitergeht`);
};

/**
 * | output |
 * | --- |
 * | "What happens next" |
 *
 * @param {Contact_NextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_next =
  /** @type {((inputs?: Contact_NextInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_NextInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_next(inputs);
      return en_contact_next(inputs);
    }
  );
export { contact_next as 'contact.next' };
