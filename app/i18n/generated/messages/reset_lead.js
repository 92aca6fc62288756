/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Reset_LeadInputs */

const en_reset_lead = /** @type {(inputs: Reset_LeadInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`We’ll send you an e-mail so you can choose a new password.`);
};

const de_reset_lead = /** @type {(inputs: Reset_LeadInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Wir schicken dir eine Mail. Damit wählst du ein neues Passwort.`);
};

/**
 * | output |
 * | --- |
 * | "We’ll send you an e-mail so you can choose a new password." |
 *
 * @param {Reset_LeadInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const reset_lead =
  /** @type {((inputs?: Reset_LeadInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reset_LeadInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_reset_lead(inputs);
      return en_reset_lead(inputs);
    }
  );
export { reset_lead as 'reset.lead' };
