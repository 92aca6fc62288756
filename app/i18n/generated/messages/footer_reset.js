/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Footer_ResetInputs */

const en_footer_reset = /** @type {(inputs: Footer_ResetInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Reset colours`);
};

const de_footer_reset = /** @type {(inputs: Footer_ResetInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Farben zurücksetzen`);
};

/**
 * | output |
 * | --- |
 * | "Reset colours" |
 *
 * @param {Footer_ResetInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const footer_reset =
  /** @type {((inputs?: Footer_ResetInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Footer_ResetInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_footer_reset(inputs);
      return en_footer_reset(inputs);
    }
  );
export { footer_reset as 'footer.reset' };
