/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Videos_NoticeInputs */

const en_videos_notice = /** @type {(inputs: Videos_NoticeInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `The video comes from YouTube, a service of Google. When you play it, YouTube learns your internet address.`
  );
};

const de_videos_notice = /** @type {(inputs: Videos_NoticeInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (
    `Das Video kommt von YouTube, einem Dienst von Google. Wenn du es abspielst, erfährt YouTube deine Internet-Adresse.`
  );
};

/**
 * | output |
 * | --- |
 * | "The video comes from YouTube, a service of Google. When you play it, YouTube learns your internet address." |
 *
 * @param {Videos_NoticeInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const videos_notice =
  /** @type {((inputs?: Videos_NoticeInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Videos_NoticeInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_videos_notice(inputs);
      return en_videos_notice(inputs);
    }
  );
export { videos_notice as 'videos.notice' };
