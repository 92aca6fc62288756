/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Gallery_NextInputs */

const en_gallery_next = /** @type {(inputs: Gallery_NextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Next`);
};

const de_gallery_next = /** @type {(inputs: Gallery_NextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Nächste`);
};

/**
 * | output |
 * | --- |
 * | "Next" |
 *
 * @param {Gallery_NextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const gallery_next =
  /** @type {((inputs?: Gallery_NextInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Gallery_NextInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_gallery_next(inputs);
      return en_gallery_next(inputs);
    }
  );
export { gallery_next as 'gallery.next' };
