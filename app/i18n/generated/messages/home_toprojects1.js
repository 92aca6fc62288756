/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Toprojects1Inputs */

const en_home_toprojects1 = /** @type {(inputs: Home_Toprojects1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`See projects`);
};

const de_home_toprojects1 = /** @type {(inputs: Home_Toprojects1Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Projekte ansehen`);
};

/**
 * | output |
 * | --- |
 * | "See projects" |
 *
 * @param {Home_Toprojects1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_toprojects1 =
  /** @type {((inputs?: Home_Toprojects1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Toprojects1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_toprojects1(inputs);
      return en_home_toprojects1(inputs);
    }
  );
export { home_toprojects1 as 'home.toProjects' };
