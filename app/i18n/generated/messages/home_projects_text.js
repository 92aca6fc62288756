/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Projects_TextInputs */

const en_home_projects_text = /** @type {(inputs: Home_Projects_TextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Cooking together and helping each other.`);
};

const de_home_projects_text = /** @type {(inputs: Home_Projects_TextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Zusammen kochen und einander helfen.`);
};

/**
 * | output |
 * | --- |
 * | "Cooking together and helping each other." |
 *
 * @param {Home_Projects_TextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_projects_text =
  /** @type {((inputs?: Home_Projects_TextInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Projects_TextInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_projects_text(inputs);
      return en_home_projects_text(inputs);
    }
  );
export { home_projects_text as 'home.projects.text' };
