/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Pay_BackInputs */

const en_pay_back = /** @type {(inputs: Pay_BackInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Back to “Support us”`);
};

const de_pay_back = /** @type {(inputs: Pay_BackInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Zurück zu „Unterstützen“`);
};

/**
 * | output |
 * | --- |
 * | "Back to “Support us”" |
 *
 * @param {Pay_BackInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const pay_back =
  /** @type {((inputs?: Pay_BackInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Pay_BackInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_pay_back(inputs);
      return en_pay_back(inputs);
    }
  );
export { pay_back as 'pay.back' };
