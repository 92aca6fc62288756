/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Diagnostics_TextInputs */

const en_home_diagnostics_text = /** @type {(inputs: Home_Diagnostics_TextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `Self, community, official: three ways to understand yourself, and how diagnosis works in Germany.`
  );
};

const de_home_diagnostics_text = /** @type {(inputs: Home_Diagnostics_TextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `Selbst, gemeinsam, offiziell: drei Wege, dich zu verstehen, und wie eine Diagnose in Deutschland abläuft.`
  );
};

/**
 * | output |
 * | --- |
 * | "Self, community, official: three ways to understand yourself, and how diagnosis works in Germany." |
 *
 * @param {Home_Diagnostics_TextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_diagnostics_text =
  /** @type {((inputs?: Home_Diagnostics_TextInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Diagnostics_TextInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_diagnostics_text(inputs);
      return en_home_diagnostics_text(inputs);
    }
  );
export { home_diagnostics_text as 'home.diagnostics.text' };
