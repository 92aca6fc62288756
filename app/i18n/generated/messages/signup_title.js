/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Signup_TitleInputs */

const en_signup_title = /** @type {(inputs: Signup_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Make an account`);
};

const de_signup_title = /** @type {(inputs: Signup_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Konto anlegen`);
};

/**
 * | output |
 * | --- |
 * | "Make an account" |
 *
 * @param {Signup_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const signup_title =
  /** @type {((inputs?: Signup_TitleInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Signup_TitleInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_signup_title(inputs);
      return en_signup_title(inputs);
    }
  );
export { signup_title as 'signup.title' };
