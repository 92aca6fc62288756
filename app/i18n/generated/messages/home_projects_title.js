/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Projects_TitleInputs */

const en_home_projects_title = /** @type {(inputs: Home_Projects_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Projects`);
};

const de_home_projects_title = /** @type {(inputs: Home_Projects_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Projekte`);
};

/**
 * | output |
 * | --- |
 * | "Projects" |
 *
 * @param {Home_Projects_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_projects_title =
  /** @type {((inputs?: Home_Projects_TitleInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Projects_TitleInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_projects_title(inputs);
      return en_home_projects_title(inputs);
    }
  );
export { home_projects_title as 'home.projects.title' };
