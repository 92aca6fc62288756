/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Signin_TitleInputs */

const en_signin_title = /** @type {(inputs: Signin_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Sign in`);
};

const de_signin_title = /** @type {(inputs: Signin_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Anmelden`);
};

/**
 * | output |
 * | --- |
 * | "Sign in" |
 *
 * @param {Signin_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const signin_title =
  /** @type {((inputs?: Signin_TitleInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Signin_TitleInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_signin_title(inputs);
      return en_signin_title(inputs);
    }
  );
export { signin_title as 'signin.title' };
