/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_LeadInputs */

const en_account_lead = /** @type {(inputs: Account_LeadInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Your name, your password, your data.`);
};

const de_account_lead = /** @type {(inputs: Account_LeadInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Dein Name, dein Passwort, deine Daten.`);
};

/**
 * | output |
 * | --- |
 * | "Your name, your password, your data." |
 *
 * @param {Account_LeadInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const account_lead =
  /** @type {((inputs?: Account_LeadInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_LeadInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_account_lead(inputs);
      return en_account_lead(inputs);
    }
  );
export { account_lead as 'account.lead' };
