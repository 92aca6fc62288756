/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bar_UnknownInputs */

const en_bar_unknown = /** @type {(inputs: Bar_UnknownInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Unknown page`);
};

const de_bar_unknown = /** @type {(inputs: Bar_UnknownInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Unbekannte Seite`);
};

/**
 * | output |
 * | --- |
 * | "Unknown page" |
 *
 * @param {Bar_UnknownInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const bar_unknown =
  /** @type {((inputs?: Bar_UnknownInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bar_UnknownInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_bar_unknown(inputs);
      return en_bar_unknown(inputs);
    }
  );
export { bar_unknown as 'bar.unknown' };
