/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Videos_HideInputs */

const en_videos_hide = /** @type {(inputs: Videos_HideInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Hide Details`);
};

const de_videos_hide = /** @type {(inputs: Videos_HideInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Einzelheiten verbergen`);
};

/**
 * | output |
 * | --- |
 * | "Hide Details" |
 *
 * @param {Videos_HideInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const videos_hide =
  /** @type {((inputs?: Videos_HideInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Videos_HideInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_videos_hide(inputs);
      return en_videos_hide(inputs);
    }
  );
export { videos_hide as 'videos.hide' };
