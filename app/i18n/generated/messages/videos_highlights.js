/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Videos_HighlightsInputs */

const en_videos_highlights = /** @type {(inputs: Videos_HighlightsInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Key highlights`);
};

const de_videos_highlights = /** @type {(inputs: Videos_HighlightsInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Das Wichtigste`);
};

/**
 * | output |
 * | --- |
 * | "Key highlights" |
 *
 * @param {Videos_HighlightsInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const videos_highlights =
  /** @type {((inputs?: Videos_HighlightsInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Videos_HighlightsInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_videos_highlights(inputs);
      return en_videos_highlights(inputs);
    }
  );
export { videos_highlights as 'videos.highlights' };
