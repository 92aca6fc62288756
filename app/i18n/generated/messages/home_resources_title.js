/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Resources_TitleInputs */

const en_home_resources_title = /** @type {(inputs: Home_Resources_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Resources`);
};

const de_home_resources_title = /** @type {(inputs: Home_Resources_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Material`);
};

/**
 * | output |
 * | --- |
 * | "Resources" |
 *
 * @param {Home_Resources_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_resources_title =
  /** @type {((inputs?: Home_Resources_TitleInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Resources_TitleInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_resources_title(inputs);
      return en_home_resources_title(inputs);
    }
  );
export { home_resources_title as 'home.resources.title' };
