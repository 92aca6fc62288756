/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ excerpt: NonNullable<unknown> }} Videos_MessageInputs */

const en_videos_message = /** @type {(inputs: Videos_MessageInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Hello, I would like to talk about the video that says: “${i?.excerpt}”`);
};

const de_videos_message = /** @type {(inputs: Videos_MessageInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Hallo, ich möchte über das Video sprechen, in dem es heißt: „${i?.excerpt}“`);
};

/**
 * | output |
 * | --- |
 * | "Hello, I would like to talk about the video that says: “{excerpt}”" |
 *
 * @param {Videos_MessageInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const videos_message =
  /** @type {((inputs: Videos_MessageInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Videos_MessageInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_videos_message(inputs);
      return en_videos_message(inputs);
    }
  );
export { videos_message as 'videos.message' };
