/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Pay_TextInputs */

const en_pay_text = /** @type {(inputs: Pay_TextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `This page doesn’t charge anything. It takes the place of the association’s payment provider, and shows what our site would send there.`
  );
};

const de_pay_text = /** @type {(inputs: Pay_TextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `Diese Seite bucht nichts ab. Sie steht dort, wo später der Bezahldienst des Vereins ist, und zeigt, was unsere Seite dorthin senden würde.`
  );
};

/**
 * | output |
 * | --- |
 * | "This page doesn’t charge anything. It takes the place of the association’s payment provider, and shows what our site would send there." |
 *
 * @param {Pay_TextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const pay_text =
  /** @type {((inputs?: Pay_TextInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Pay_TextInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_pay_text(inputs);
      return en_pay_text(inputs);
    }
  );
export { pay_text as 'pay.text' };
