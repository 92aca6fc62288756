/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ title: NonNullable<unknown>, excerpt: NonNullable<unknown> }} Podcasts_MessageInputs */

const en_podcasts_message = /** @type {(inputs: Podcasts_MessageInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (
    `Hello, I would like to talk about the podcast “${i?.title}” (“${i?.excerpt}”).`
  );
};

const de_podcasts_message = /** @type {(inputs: Podcasts_MessageInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (
    `Hallo, ich möchte über den Podcast „${i?.title}“ („${i?.excerpt}“) sprechen.`
  );
};

/**
 * | output |
 * | --- |
 * | "Hello, I would like to talk about the podcast “{title}” (“{excerpt}”)." |
 *
 * @param {Podcasts_MessageInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const podcasts_message =
  /** @type {((inputs: Podcasts_MessageInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Podcasts_MessageInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_podcasts_message(inputs);
      return en_podcasts_message(inputs);
    }
  );
export { podcasts_message as 'podcasts.message' };
