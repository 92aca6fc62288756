/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Donate_CutInputs */

const en_donate_cut = /** @type {(inputs: Donate_CutInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Whole euros only: ${i?.amount}.`);
};

const de_donate_cut = /** @type {(inputs: Donate_CutInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Nur ganze Euro: ${i?.amount}.`);
};

/**
 * | output |
 * | --- |
 * | "Whole euros only: {amount}." |
 *
 * @param {Donate_CutInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const donate_cut =
  /** @type {((inputs: Donate_CutInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_CutInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_donate_cut(inputs);
      return en_donate_cut(inputs);
    }
  );
export { donate_cut as 'donate.cut' };
