/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Resources_OpenInputs */

const en_home_resources_open = /** @type {(inputs: Home_Resources_OpenInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Look at the resources`);
};

const de_home_resources_open = /** @type {(inputs: Home_Resources_OpenInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Das Material ansehen`);
};

/**
 * | output |
 * | --- |
 * | "Look at the resources" |
 *
 * @param {Home_Resources_OpenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_resources_open =
  /** @type {((inputs?: Home_Resources_OpenInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Resources_OpenInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_resources_open(inputs);
      return en_home_resources_open(inputs);
    }
  );
export { home_resources_open as 'home.resources.open' };
