/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ euros: NonNullable<unknown> }} Pay_CentsInputs */

const en_pay_cents = /** @type {(inputs: Pay_CentsInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`in cents, so ${i?.euros} euro`);
};

const de_pay_cents = /** @type {(inputs: Pay_CentsInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`in Cent, also ${i?.euros} Euro`);
};

/**
 * | output |
 * | --- |
 * | "in cents, so {euros} euro" |
 *
 * @param {Pay_CentsInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const pay_cents =
  /** @type {((inputs: Pay_CentsInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Pay_CentsInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_pay_cents(inputs);
      return en_pay_cents(inputs);
    }
  );
export { pay_cents as 'pay.cents' };
