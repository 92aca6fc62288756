/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Construction_TextInputs */

const en_home_construction_text = /** @type {(inputs: Home_Construction_TextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`This site is under constant construction.`);
};

const de_home_construction_text = /** @type {(inputs: Home_Construction_TextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`An dieser Seite wird ständig gebaut.`);
};

/**
 * | output |
 * | --- |
 * | "This site is under constant construction." |
 *
 * @param {Home_Construction_TextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_construction_text =
  /** @type {((inputs?: Home_Construction_TextInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Construction_TextInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_construction_text(inputs);
      return en_home_construction_text(inputs);
    }
  );
export { home_construction_text as 'home.construction.text' };
