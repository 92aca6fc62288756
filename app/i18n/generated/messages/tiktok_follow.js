/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Tiktok_FollowInputs */

const en_tiktok_follow = /** @type {(inputs: Tiktok_FollowInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Follow on TikTok`);
};

const de_tiktok_follow = /** @type {(inputs: Tiktok_FollowInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Auf TikTok folgen`);
};

/**
 * | output |
 * | --- |
 * | "Follow on TikTok" |
 *
 * @param {Tiktok_FollowInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const tiktok_follow =
  /** @type {((inputs?: Tiktok_FollowInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Tiktok_FollowInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_tiktok_follow(inputs);
      return en_tiktok_follow(inputs);
    }
  );
export { tiktok_follow as 'tiktok.follow' };
