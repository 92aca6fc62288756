/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Donate_Lineexample1Inputs */

const en_donate_lineexample1 = /** @type {(inputs: Donate_Lineexample1Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (
    `You will donate ${i?.amount} euro. Next: our example page, which doesn’t charge anything.`
  );
};

const de_donate_lineexample1 = /** @type {(inputs: Donate_Lineexample1Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (
    `Du spendest ${i?.amount} Euro. Danach: unsere Beispielseite, die nichts abbucht.`
  );
};

/**
 * | output |
 * | --- |
 * | "You will donate {amount} euro. Next: our example page, which doesn’t charge anything." |
 *
 * @param {Donate_Lineexample1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const donate_lineexample1 =
  /** @type {((inputs: Donate_Lineexample1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_Lineexample1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_donate_lineexample1(inputs);
      return en_donate_lineexample1(inputs);
    }
  );
export { donate_lineexample1 as 'donate.lineExample' };
