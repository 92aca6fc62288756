/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, all: NonNullable<unknown> }} Gallery_CountInputs */

const en_gallery_count = /** @type {(inputs: Gallery_CountInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Drawing ${i?.number} of ${i?.all}`);
};

const de_gallery_count = /** @type {(inputs: Gallery_CountInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Zeichnung ${i?.number} von ${i?.all}`);
};

/**
 * | output |
 * | --- |
 * | "Drawing {number} of {all}" |
 *
 * @param {Gallery_CountInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const gallery_count =
  /** @type {((inputs: Gallery_CountInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Gallery_CountInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_gallery_count(inputs);
      return en_gallery_count(inputs);
    }
  );
export { gallery_count as 'gallery.count' };
