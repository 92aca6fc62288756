/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bold_NameInputs */

const en_bold_name = /** @type {(inputs: Bold_NameInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Bold`);
};

const de_bold_name = /** @type {(inputs: Bold_NameInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Fett`);
};

/**
 * | output |
 * | --- |
 * | "Bold" |
 *
 * @param {Bold_NameInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const bold_name =
  /** @type {((inputs?: Bold_NameInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bold_NameInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_bold_name(inputs);
      return en_bold_name(inputs);
    }
  );
export { bold_name as 'bold.name' };
