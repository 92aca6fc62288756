/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_TitleInputs */

const en_account_title = /** @type {(inputs: Account_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Your account`);
};

const de_account_title = /** @type {(inputs: Account_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Dein Konto`);
};

/**
 * | output |
 * | --- |
 * | "Your account" |
 *
 * @param {Account_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const account_title =
  /** @type {((inputs?: Account_TitleInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_TitleInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_account_title(inputs);
      return en_account_title(inputs);
    }
  );
export { account_title as 'account.title' };
