/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Toresources1Inputs */

const en_home_toresources1 = /** @type {(inputs: Home_Toresources1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Find resources`);
};

const de_home_toresources1 = /** @type {(inputs: Home_Toresources1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Material finden`);
};

/**
 * | output |
 * | --- |
 * | "Find resources" |
 *
 * @param {Home_Toresources1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_toresources1 =
  /** @type {((inputs?: Home_Toresources1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Toresources1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_toresources1(inputs);
      return en_home_toresources1(inputs);
    }
  );
export { home_toresources1 as 'home.toResources' };
