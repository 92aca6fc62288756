/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ username: NonNullable<unknown>, topics: NonNullable<unknown> }} Tiktok_MessageInputs */

const en_tiktok_message = /** @type {(inputs: Tiktok_MessageInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (
    `Hello, I would like to talk about ${i?.username} and the topics ${i?.topics}`
  );
};

const de_tiktok_message = /** @type {(inputs: Tiktok_MessageInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Hallo, ich möchte über ${i?.username} und die Themen ${i?.topics} sprechen`);
};

/**
 * | output |
 * | --- |
 * | "Hello, I would like to talk about {username} and the topics {topics}" |
 *
 * @param {Tiktok_MessageInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const tiktok_message =
  /** @type {((inputs: Tiktok_MessageInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Tiktok_MessageInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_tiktok_message(inputs);
      return en_tiktok_message(inputs);
    }
  );
export { tiktok_message as 'tiktok.message' };
