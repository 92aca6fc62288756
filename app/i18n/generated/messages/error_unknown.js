/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Error_UnknownInputs */

const en_error_unknown = /** @type {(inputs: Error_UnknownInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Unknown error`);
};

const de_error_unknown = /** @type {(inputs: Error_UnknownInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Unbekannter Fehler`);
};

/**
 * | output |
 * | --- |
 * | "Unknown error" |
 *
 * @param {Error_UnknownInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const error_unknown =
  /** @type {((inputs?: Error_UnknownInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_UnknownInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_error_unknown(inputs);
      return en_error_unknown(inputs);
    }
  );
export { error_unknown as 'error.unknown' };
