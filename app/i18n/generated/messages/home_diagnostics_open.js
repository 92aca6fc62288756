/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Diagnostics_OpenInputs */

const en_home_diagnostics_open = /** @type {(inputs: Home_Diagnostics_OpenInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Read about diagnostics`);
};

const de_home_diagnostics_open = /** @type {(inputs: Home_Diagnostics_OpenInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Über Diagnostik lesen`);
};

/**
 * | output |
 * | --- |
 * | "Read about diagnostics" |
 *
 * @param {Home_Diagnostics_OpenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_diagnostics_open =
  /** @type {((inputs?: Home_Diagnostics_OpenInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Diagnostics_OpenInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_diagnostics_open(inputs);
      return en_home_diagnostics_open(inputs);
    }
  );
export { home_diagnostics_open as 'home.diagnostics.open' };
