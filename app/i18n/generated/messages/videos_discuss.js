/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Videos_DiscussInputs */

const en_videos_discuss = /** @type {(inputs: Videos_DiscussInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Discuss Video`);
};

const de_videos_discuss = /** @type {(inputs: Videos_DiscussInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Über das Video sprechen`);
};

/**
 * | output |
 * | --- |
 * | "Discuss Video" |
 *
 * @param {Videos_DiscussInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const videos_discuss =
  /** @type {((inputs?: Videos_DiscussInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Videos_DiscussInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_videos_discuss(inputs);
      return en_videos_discuss(inputs);
    }
  );
export { videos_discuss as 'videos.discuss' };
