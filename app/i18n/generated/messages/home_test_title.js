/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Test_TitleInputs */

const en_home_test_title = /** @type {(inputs: Home_Test_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Try the self-assessment prototype`);
};

const de_home_test_title = /** @type {(inputs: Home_Test_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Probier den Prototyp der Selbsteinschätzung`);
};

/**
 * | output |
 * | --- |
 * | "Try the self-assessment prototype" |
 *
 * @param {Home_Test_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_test_title =
  /** @type {((inputs?: Home_Test_TitleInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Test_TitleInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_test_title(inputs);
      return en_home_test_title(inputs);
    }
  );
export { home_test_title as 'home.test.title' };
