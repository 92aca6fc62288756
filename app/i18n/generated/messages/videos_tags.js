/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Videos_TagsInputs */

const en_videos_tags = /** @type {(inputs: Videos_TagsInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Tags`);
};

const de_videos_tags = /** @type {(inputs: Videos_TagsInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Schlagwörter`);
};

/**
 * | output |
 * | --- |
 * | "Tags" |
 *
 * @param {Videos_TagsInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const videos_tags =
  /** @type {((inputs?: Videos_TagsInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Videos_TagsInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_videos_tags(inputs);
      return en_videos_tags(inputs);
    }
  );
export { videos_tags as 'videos.tags' };
