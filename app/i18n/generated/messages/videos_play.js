/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ duration: NonNullable<unknown> }} Videos_PlayInputs */

const en_videos_play = /** @type {(inputs: Videos_PlayInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Load the video from YouTube (${i?.duration})`);
};

const de_videos_play = /** @type {(inputs: Videos_PlayInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Video von YouTube laden (${i?.duration})`);
};

/**
 * | output |
 * | --- |
 * | "Load the video from YouTube ({duration})" |
 *
 * @param {Videos_PlayInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const videos_play =
  /** @type {((inputs: Videos_PlayInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Videos_PlayInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_videos_play(inputs);
      return en_videos_play(inputs);
    }
  );
export { videos_play as 'videos.play' };
