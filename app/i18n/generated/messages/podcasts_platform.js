/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ platform: NonNullable<unknown> }} Podcasts_PlatformInputs */

const en_podcasts_platform = /** @type {(inputs: Podcasts_PlatformInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`On ${i?.platform}`);
};

const de_podcasts_platform = /** @type {(inputs: Podcasts_PlatformInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Bei ${i?.platform}`);
};

/**
 * | output |
 * | --- |
 * | "On {platform}" |
 *
 * @param {Podcasts_PlatformInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const podcasts_platform =
  /** @type {((inputs: Podcasts_PlatformInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Podcasts_PlatformInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_podcasts_platform(inputs);
      return en_podcasts_platform(inputs);
    }
  );
export { podcasts_platform as 'podcasts.platform' };
