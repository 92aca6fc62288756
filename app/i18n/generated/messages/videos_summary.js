/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Videos_SummaryInputs */

const en_videos_summary = /** @type {(inputs: Videos_SummaryInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Summary`);
};

const de_videos_summary = /** @type {(inputs: Videos_SummaryInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Zusammenfassung`);
};

/**
 * | output |
 * | --- |
 * | "Summary" |
 *
 * @param {Videos_SummaryInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const videos_summary =
  /** @type {((inputs?: Videos_SummaryInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Videos_SummaryInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_videos_summary(inputs);
      return en_videos_summary(inputs);
    }
  );
export { videos_summary as 'videos.summary' };
