/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Appearance_OpenInputs */

const en_appearance_open = /** @type {(inputs: Appearance_OpenInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Colours`);
};

const de_appearance_open = /** @type {(inputs: Appearance_OpenInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Farben`);
};

/**
 * | output |
 * | --- |
 * | "Colours" |
 *
 * @param {Appearance_OpenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const appearance_open =
  /** @type {((inputs?: Appearance_OpenInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Appearance_OpenInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_appearance_open(inputs);
      return en_appearance_open(inputs);
    }
  );
export { appearance_open as 'appearance.open' };
