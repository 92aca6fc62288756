/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Tiktok_DiscussInputs */

const en_tiktok_discuss = /** @type {(inputs: Tiktok_DiscussInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Discuss Creator`);
};

const de_tiktok_discuss = /** @type {(inputs: Tiktok_DiscussInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Darüber sprechen`);
};

/**
 * | output |
 * | --- |
 * | "Discuss Creator" |
 *
 * @param {Tiktok_DiscussInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const tiktok_discuss =
  /** @type {((inputs?: Tiktok_DiscussInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Tiktok_DiscussInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_tiktok_discuss(inputs);
      return en_tiktok_discuss(inputs);
    }
  );
export { tiktok_discuss as 'tiktok.discuss' };
