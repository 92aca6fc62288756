/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Signup_LeadInputs */

const en_signup_lead = /** @type {(inputs: Signup_LeadInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `An account is for people who run projects with us. Everything else works without one.`
  );
};

const de_signup_lead = /** @type {(inputs: Signup_LeadInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `Ein Konto ist für Menschen, die mit uns Projekte machen. Alles andere geht ohne.`
  );
};

/**
 * | output |
 * | --- |
 * | "An account is for people who run projects with us. Everything else works without one." |
 *
 * @param {Signup_LeadInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const signup_lead =
  /** @type {((inputs?: Signup_LeadInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Signup_LeadInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_signup_lead(inputs);
      return en_signup_lead(inputs);
    }
  );
export { signup_lead as 'signup.lead' };
