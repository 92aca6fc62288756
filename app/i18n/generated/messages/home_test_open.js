/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Test_OpenInputs */

const en_home_test_open = /** @type {(inputs: Home_Test_OpenInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Open the prototype`);
};

const de_home_test_open = /** @type {(inputs: Home_Test_OpenInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Prototyp öffnen`);
};

/**
 * | output |
 * | --- |
 * | "Open the prototype" |
 *
 * @param {Home_Test_OpenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_test_open =
  /** @type {((inputs?: Home_Test_OpenInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Test_OpenInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_test_open(inputs);
      return en_home_test_open(inputs);
    }
  );
export { home_test_open as 'home.test.open' };
