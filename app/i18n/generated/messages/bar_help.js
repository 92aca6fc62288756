/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bar_HelpInputs */

const en_bar_help = /** @type {(inputs: Bar_HelpInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Need help right now?`);
};

const de_bar_help = /** @type {(inputs: Bar_HelpInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Brauchst du sofort Hilfe?`);
};

/**
 * | output |
 * | --- |
 * | "Need help right now?" |
 *
 * @param {Bar_HelpInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const bar_help =
  /** @type {((inputs?: Bar_HelpInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bar_HelpInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_bar_help(inputs);
      return en_bar_help(inputs);
    }
  );
export { bar_help as 'bar.help' };
