/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Test_TextInputs */

const en_home_test_text = /** @type {(inputs: Home_Test_TextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `Two sample questions, no score, nothing is saved. It’s not a medical diagnosis.`
  );
};

const de_home_test_text = /** @type {(inputs: Home_Test_TextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `Zwei Beispielfragen, keine Punktzahl, nichts wird gespeichert. Das ist keine medizinische Diagnose.`
  );
};

/**
 * | output |
 * | --- |
 * | "Two sample questions, no score, nothing is saved. It’s not a medical diagnosis." |
 *
 * @param {Home_Test_TextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_test_text =
  /** @type {((inputs?: Home_Test_TextInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Test_TextInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_test_text(inputs);
      return en_home_test_text(inputs);
    }
  );
export { home_test_text as 'home.test.text' };
