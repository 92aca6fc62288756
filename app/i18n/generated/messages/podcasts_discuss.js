/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Podcasts_DiscussInputs */

const en_podcasts_discuss = /** @type {(inputs: Podcasts_DiscussInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Discuss Podcast`);
};

const de_podcasts_discuss = /** @type {(inputs: Podcasts_DiscussInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Über den Podcast sprechen`);
};

/**
 * | output |
 * | --- |
 * | "Discuss Podcast" |
 *
 * @param {Podcasts_DiscussInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const podcasts_discuss =
  /** @type {((inputs?: Podcasts_DiscussInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Podcasts_DiscussInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_podcasts_discuss(inputs);
      return en_podcasts_discuss(inputs);
    }
  );
export { podcasts_discuss as 'podcasts.discuss' };
