/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bar_Otherlanguage1Inputs */

const en_bar_otherlanguage1 = /** @type {(inputs: Bar_Otherlanguage1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Deutsch`);
};

const de_bar_otherlanguage1 = /** @type {(inputs: Bar_Otherlanguage1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`English`);
};

/**
 * | output |
 * | --- |
 * | "Deutsch" |
 *
 * @param {Bar_Otherlanguage1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const bar_otherlanguage1 =
  /** @type {((inputs?: Bar_Otherlanguage1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bar_Otherlanguage1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_bar_otherlanguage1(inputs);
      return en_bar_otherlanguage1(inputs);
    }
  );
export { bar_otherlanguage1 as 'bar.otherLanguage' };
