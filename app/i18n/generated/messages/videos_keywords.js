/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Videos_KeywordsInputs */

const en_videos_keywords = /** @type {(inputs: Videos_KeywordsInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Keywords`);
};

const de_videos_keywords = /** @type {(inputs: Videos_KeywordsInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Stichwörter`);
};

/**
 * | output |
 * | --- |
 * | "Keywords" |
 *
 * @param {Videos_KeywordsInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const videos_keywords =
  /** @type {((inputs?: Videos_KeywordsInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Videos_KeywordsInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_videos_keywords(inputs);
      return en_videos_keywords(inputs);
    }
  );
export { videos_keywords as 'videos.keywords' };
