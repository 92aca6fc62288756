/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Donate_Noreceipt1Inputs */

const en_donate_noreceipt1 = /** @type {(inputs: Donate_Noreceipt1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `We are not yet recognised as non-profit. We cannot issue tax receipts. Your gift is not tax-deductible.`
  );
};

const de_donate_noreceipt1 = /** @type {(inputs: Donate_Noreceipt1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `Wir sind noch nicht als gemeinnützig anerkannt. Wir können keine Spendenquittungen ausstellen. Deine Spende ist nicht steuerlich absetzbar.`
  );
};

/**
 * | output |
 * | --- |
 * | "We are not yet recognised as non-profit. We cannot issue tax receipts. Your gift is not tax-deductible." |
 *
 * @param {Donate_Noreceipt1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const donate_noreceipt1 =
  /** @type {((inputs?: Donate_Noreceipt1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_Noreceipt1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_donate_noreceipt1(inputs);
      return en_donate_noreceipt1(inputs);
    }
  );
export { donate_noreceipt1 as 'donate.noReceipt' };
