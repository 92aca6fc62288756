/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_Next_UrgentInputs */

const en_contact_next_urgent = /** @type {(inputs: Contact_Next_UrgentInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`We can’t help in an emergency.`);
};

const de_contact_next_urgent = /** @type {(inputs: Contact_Next_UrgentInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`In einem Notfall können wir nicht helfen.`);
};

/**
 * | output |
 * | --- |
 * | "We can’t help in an emergency." |
 *
 * @param {Contact_Next_UrgentInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_next_urgent =
  /** @type {((inputs?: Contact_Next_UrgentInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Next_UrgentInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_next_urgent(inputs);
      return en_contact_next_urgent(inputs);
    }
  );
export { contact_next_urgent as 'contact.next.urgent' };
