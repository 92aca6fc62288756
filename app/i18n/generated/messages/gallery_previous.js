/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Gallery_PreviousInputs */

const en_gallery_previous = /** @type {(inputs: Gallery_PreviousInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Previous`);
};

const de_gallery_previous = /** @type {(inputs: Gallery_PreviousInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Vorige`);
};

/**
 * | output |
 * | --- |
 * | "Previous" |
 *
 * @param {Gallery_PreviousInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const gallery_previous =
  /** @type {((inputs?: Gallery_PreviousInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Gallery_PreviousInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_gallery_previous(inputs);
      return en_gallery_previous(inputs);
    }
  );
export { gallery_previous as 'gallery.previous' };
