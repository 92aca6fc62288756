/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Toast_ViewportInputs */

const en_toast_viewport = /** @type {(inputs: Toast_ViewportInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Messages (F8)`);
};

const de_toast_viewport = /** @type {(inputs: Toast_ViewportInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Meldungen (F8)`);
};

/**
 * | output |
 * | --- |
 * | "Messages (F8)" |
 *
 * @param {Toast_ViewportInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const toast_viewport =
  /** @type {((inputs?: Toast_ViewportInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Toast_ViewportInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_toast_viewport(inputs);
      return en_toast_viewport(inputs);
    }
  );
export { toast_viewport as 'toast.viewport' };
