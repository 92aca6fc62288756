/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Podcasts_ListenInputs */

const en_podcasts_listen = /** @type {(inputs: Podcasts_ListenInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Listen Now`);
};

const de_podcasts_listen = /** @type {(inputs: Podcasts_ListenInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Jetzt anhören`);
};

/**
 * | output |
 * | --- |
 * | "Listen Now" |
 *
 * @param {Podcasts_ListenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const podcasts_listen =
  /** @type {((inputs?: Podcasts_ListenInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Podcasts_ListenInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_podcasts_listen(inputs);
      return en_podcasts_listen(inputs);
    }
  );
export { podcasts_listen as 'podcasts.listen' };
