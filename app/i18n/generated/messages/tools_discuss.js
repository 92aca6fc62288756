/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Tools_DiscussInputs */

const en_tools_discuss = /** @type {(inputs: Tools_DiscussInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Discuss Tool`);
};

const de_tools_discuss = /** @type {(inputs: Tools_DiscussInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Darüber sprechen`);
};

/**
 * | output |
 * | --- |
 * | "Discuss Tool" |
 *
 * @param {Tools_DiscussInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const tools_discuss =
  /** @type {((inputs?: Tools_DiscussInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Tools_DiscussInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_tools_discuss(inputs);
      return en_tools_discuss(inputs);
    }
  );
export { tools_discuss as 'tools.discuss' };
