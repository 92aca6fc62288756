/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Toast_KeepInputs */

const en_toast_keep = /** @type {(inputs: Toast_KeepInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Keep messages until I close them`);
};

const de_toast_keep = /** @type {(inputs: Toast_KeepInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Meldungen behalten, bis ich sie schließe`);
};

/**
 * | output |
 * | --- |
 * | "Keep messages until I close them" |
 *
 * @param {Toast_KeepInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const toast_keep =
  /** @type {((inputs?: Toast_KeepInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Toast_KeepInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_toast_keep(inputs);
      return en_toast_keep(inputs);
    }
  );
export { toast_keep as 'toast.keep' };
