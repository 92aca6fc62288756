/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown>, provider: NonNullable<unknown> }} Donate_LineInputs */

const en_donate_line = /** @type {(inputs: Donate_LineInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (
    `You will donate ${i?.amount} euro. Next: card payment at ${i?.provider}, a different website.`
  );
};

const de_donate_line = /** @type {(inputs: Donate_LineInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (
    `Du spendest ${i?.amount} Euro. Danach: Kartenzahlung bei ${i?.provider}, einer anderen Website.`
  );
};

/**
 * | output |
 * | --- |
 * | "You will donate {amount} euro. Next: card payment at {provider}, a different website." |
 *
 * @param {Donate_LineInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const donate_line =
  /** @type {((inputs: Donate_LineInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_LineInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_donate_line(inputs);
      return en_donate_line(inputs);
    }
  );
export { donate_line as 'donate.line' };
