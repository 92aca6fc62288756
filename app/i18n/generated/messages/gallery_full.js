/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ title: NonNullable<unknown> }} Gallery_FullInputs */

const en_gallery_full = /** @type {(inputs: Gallery_FullInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Full size: ${i?.title}`);
};

const de_gallery_full = /** @type {(inputs: Gallery_FullInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Volle Größe: ${i?.title}`);
};

/**
 * | output |
 * | --- |
 * | "Full size: {title}" |
 *
 * @param {Gallery_FullInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const gallery_full =
  /** @type {((inputs: Gallery_FullInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Gallery_FullInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_gallery_full(inputs);
      return en_gallery_full(inputs);
    }
  );
export { gallery_full as 'gallery.full' };
