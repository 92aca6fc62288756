/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_LeadInputs */

const en_confirm_lead = /** @type {(inputs: Confirm_LeadInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Use the link or the code from our e-mail here.`);
};

const de_confirm_lead = /** @type {(inputs: Confirm_LeadInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Hier gilt der Link oder der Code aus unserer Mail.`);
};

/**
 * | output |
 * | --- |
 * | "Use the link or the code from our e-mail here." |
 *
 * @param {Confirm_LeadInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const confirm_lead =
  /** @type {((inputs?: Confirm_LeadInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_LeadInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_confirm_lead(inputs);
      return en_confirm_lead(inputs);
    }
  );
export { confirm_lead as 'confirm.lead' };
