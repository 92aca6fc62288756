/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Videos_ShowInputs */

const en_videos_show = /** @type {(inputs: Videos_ShowInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Show Details`);
};

const de_videos_show = /** @type {(inputs: Videos_ShowInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Einzelheiten zeigen`);
};

/**
 * | output |
 * | --- |
 * | "Show Details" |
 *
 * @param {Videos_ShowInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const videos_show =
  /** @type {((inputs?: Videos_ShowInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Videos_ShowInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_videos_show(inputs);
      return en_videos_show(inputs);
    }
  );
export { videos_show as 'videos.show' };
