/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Diagnostics_TitleInputs */

const en_home_diagnostics_title = /** @type {(inputs: Home_Diagnostics_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Diagnostics`);
};

const de_home_diagnostics_title = /** @type {(inputs: Home_Diagnostics_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Diagnostik`);
};

/**
 * | output |
 * | --- |
 * | "Diagnostics" |
 *
 * @param {Home_Diagnostics_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_diagnostics_title =
  /** @type {((inputs?: Home_Diagnostics_TitleInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Diagnostics_TitleInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_diagnostics_title(inputs);
      return en_home_diagnostics_title(inputs);
    }
  );
export { home_diagnostics_title as 'home.diagnostics.title' };
