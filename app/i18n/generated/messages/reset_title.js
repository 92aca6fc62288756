/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Reset_TitleInputs */

const en_reset_title = /** @type {(inputs: Reset_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Set a new password`);
};

const de_reset_title = /** @type {(inputs: Reset_TitleInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Neues Passwort festlegen`);
};

/**
 * | output |
 * | --- |
 * | "Set a new password" |
 *
 * @param {Reset_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const reset_title =
  /** @type {((inputs?: Reset_TitleInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reset_TitleInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_reset_title(inputs);
      return en_reset_title(inputs);
    }
  );
export { reset_title as 'reset.title' };
