/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Pay_TitleInputs */

const en_pay_title = /** @type {(inputs: Pay_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Example of the payment page`);
};

const de_pay_title = /** @type {(inputs: Pay_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Beispiel der Bezahlseite`);
};

/**
 * | output |
 * | --- |
 * | "Example of the payment page" |
 *
 * @param {Pay_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const pay_title =
  /** @type {((inputs?: Pay_TitleInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Pay_TitleInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_pay_title(inputs);
      return en_pay_title(inputs);
    }
  );
export { pay_title as 'pay.title' };
