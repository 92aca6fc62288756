/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ days: NonNullable<unknown> }} Contact_LeadInputs */

const en_contact_lead = /** @type {(inputs: Contact_LeadInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (
    `Write to us in your own way. Short is fine. We read every message and answer by e-mail within ${i?.days} days.`
  );
};

const de_contact_lead = /** @type {(inputs: Contact_LeadInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (
    `Schreib uns, wie du magst. Kurz ist in Ordnung. Wir lesen jede Nachricht und antworten innerhalb von ${i?.days} Tagen per E-Mail.`
  );
};

/**
 * | output |
 * | --- |
 * | "Write to us in your own way. Short is fine. We read every message and answer by e-mail within {days} days." |
 *
 * @param {Contact_LeadInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_lead =
  /** @type {((inputs: Contact_LeadInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_LeadInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_lead(inputs);
      return en_contact_lead(inputs);
    }
  );
export { contact_lead as 'contact.lead' };
