/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} SkipInputs */

const en_skip = /** @type {(inputs: SkipInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Skip to content`);
};

const de_skip = /** @type {(inputs: SkipInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Zum Inhalt springen`);
};

/**
 * | output |
 * | --- |
 * | "Skip to content" |
 *
 * @param {SkipInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
export const skip =
  /** @type {((inputs?: SkipInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<SkipInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_skip(inputs);
      return en_skip(inputs);
    }
  );
