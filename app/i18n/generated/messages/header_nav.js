/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Header_NavInputs */

const en_header_nav = /** @type {(inputs: Header_NavInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Main`);
};

const de_header_nav = /** @type {(inputs: Header_NavInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Hauptmenü`);
};

/**
 * | output |
 * | --- |
 * | "Main" |
 *
 * @param {Header_NavInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const header_nav =
  /** @type {((inputs?: Header_NavInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Header_NavInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_header_nav(inputs);
      return en_header_nav(inputs);
    }
  );
export { header_nav as 'header.nav' };
