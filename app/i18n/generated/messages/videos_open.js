/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Videos_OpenInputs */

const en_videos_open = /** @type {(inputs: Videos_OpenInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Open on YouTube`);
};

const de_videos_open = /** @type {(inputs: Videos_OpenInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Auf YouTube öffnen`);
};

/**
 * | output |
 * | --- |
 * | "Open on YouTube" |
 *
 * @param {Videos_OpenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const videos_open =
  /** @type {((inputs?: Videos_OpenInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Videos_OpenInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_videos_open(inputs);
      return en_videos_open(inputs);
    }
  );
export { videos_open as 'videos.open' };
