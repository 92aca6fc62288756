/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Gallery_CloseInputs */

const en_gallery_close = /** @type {(inputs: Gallery_CloseInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Close`);
};

const de_gallery_close = /** @type {(inputs: Gallery_CloseInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Schließen`);
};

/**
 * | output |
 * | --- |
 * | "Close" |
 *
 * @param {Gallery_CloseInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const gallery_close =
  /** @type {((inputs?: Gallery_CloseInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Gallery_CloseInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_gallery_close(inputs);
      return en_gallery_close(inputs);
    }
  );
export { gallery_close as 'gallery.close' };
