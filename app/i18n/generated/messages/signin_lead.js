/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Signin_LeadInputs */

const en_signin_lead = /** @type {(inputs: Signin_LeadInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `For people who already have an account. You don’t need one to read, write to us or donate.`
  );
};

const de_signin_lead = /** @type {(inputs: Signin_LeadInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `Für alle, die schon ein Konto haben. Zum Lesen, Schreiben und Spenden brauchst du keins.`
  );
};

/**
 * | output |
 * | --- |
 * | "For people who already have an account. You don’t need one to read, write to us or donate." |
 *
 * @param {Signin_LeadInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const signin_lead =
  /** @type {((inputs?: Signin_LeadInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Signin_LeadInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_signin_lead(inputs);
      return en_signin_lead(inputs);
    }
  );
export { signin_lead as 'signin.lead' };
