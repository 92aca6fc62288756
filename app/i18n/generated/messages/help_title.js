/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Help_TitleInputs */

const en_help_title = /** @type {(inputs: Help_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Help right now`);
};

const de_help_title = /** @type {(inputs: Help_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Hilfe sofort`);
};

/**
 * | output |
 * | --- |
 * | "Help right now" |
 *
 * @param {Help_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const help_title =
  /** @type {((inputs?: Help_TitleInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_TitleInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_help_title(inputs);
      return en_help_title(inputs);
    }
  );
export { help_title as 'help.title' };
