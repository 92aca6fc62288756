/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Header_MenuInputs */

const en_header_menu = /** @type {(inputs: Header_MenuInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Menu`);
};

const de_header_menu = /** @type {(inputs: Header_MenuInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Menü`);
};

/**
 * | output |
 * | --- |
 * | "Menu" |
 *
 * @param {Header_MenuInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const header_menu =
  /** @type {((inputs?: Header_MenuInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Header_MenuInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_header_menu(inputs);
      return en_header_menu(inputs);
    }
  );
export { header_menu as 'header.menu' };
