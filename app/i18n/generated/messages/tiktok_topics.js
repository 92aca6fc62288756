/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Tiktok_TopicsInputs */

const en_tiktok_topics = /** @type {(inputs: Tiktok_TopicsInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Topics`);
};

const de_tiktok_topics = /** @type {(inputs: Tiktok_TopicsInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Themen`);
};

/**
 * | output |
 * | --- |
 * | "Topics" |
 *
 * @param {Tiktok_TopicsInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const tiktok_topics =
  /** @type {((inputs?: Tiktok_TopicsInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Tiktok_TopicsInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_tiktok_topics(inputs);
      return en_tiktok_topics(inputs);
    }
  );
export { tiktok_topics as 'tiktok.topics' };
