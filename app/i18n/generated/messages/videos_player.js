/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ title: NonNullable<unknown> }} Videos_PlayerInputs */

const en_videos_player = /** @type {(inputs: Videos_PlayerInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Video player: ${i?.title}`);
};

const de_videos_player = /** @type {(inputs: Videos_PlayerInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Video-Abspieler: ${i?.title}`);
};

/**
 * | output |
 * | --- |
 * | "Video player: {title}" |
 *
 * @param {Videos_PlayerInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const videos_player =
  /** @type {((inputs: Videos_PlayerInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Videos_PlayerInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_videos_player(inputs);
      return en_videos_player(inputs);
    }
  );
export { videos_player as 'videos.player' };
