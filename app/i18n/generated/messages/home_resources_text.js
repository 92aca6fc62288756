/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Resources_TextInputs */

const en_home_resources_text = /** @type {(inputs: Home_Resources_TextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Books, podcasts, videos and tools, chosen by us, with sources.`);
};

const de_home_resources_text = /** @type {(inputs: Home_Resources_TextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Bücher, Podcasts, Videos und Werkzeuge, von uns ausgewählt, mit Quellen.`);
};

/**
 * | output |
 * | --- |
 * | "Books, podcasts, videos and tools, chosen by us, with sources." |
 *
 * @param {Home_Resources_TextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const home_resources_text =
  /** @type {((inputs?: Home_Resources_TextInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Resources_TextInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_home_resources_text(inputs);
      return en_home_resources_text(inputs);
    }
  );
export { home_resources_text as 'home.resources.text' };
