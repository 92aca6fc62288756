/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_TitleInputs */

const en_home_title = /** @type {(inputs: Home_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`A calm place for neurodivergent people`);
};

const de_home_title = /** @type {(inputs: Home_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Ein ruhiger Ort für neurodivergente Menschen`);
};

/**
 * | output |
 * | --- |
 * | "A calm place for neurodivergent people" |
 *
 * @param {Home_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_title =
  /** @type {((inputs?: Home_TitleInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_TitleInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_title(inputs);
      return en_home_title(inputs);
    }
  );
export { home_title as 'home.title' };
