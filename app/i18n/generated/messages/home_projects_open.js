/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Projects_OpenInputs */

const en_home_projects_open = /** @type {(inputs: Home_Projects_OpenInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`See the projects`);
};

const de_home_projects_open = /** @type {(inputs: Home_Projects_OpenInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Die Projekte ansehen`);
};

/**
 * | output |
 * | --- |
 * | "See the projects" |
 *
 * @param {Home_Projects_OpenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_projects_open =
  /** @type {((inputs?: Home_Projects_OpenInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Projects_OpenInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_projects_open(inputs);
      return en_home_projects_open(inputs);
    }
  );
export { home_projects_open as 'home.projects.open' };
