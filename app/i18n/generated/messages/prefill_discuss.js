/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ subject: NonNullable<unknown> }} Prefill_DiscussInputs */

const en_prefill_discuss = /** @type {(inputs: Prefill_DiscussInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Hello, I would like to talk about “${i?.subject}”.`);
};

const de_prefill_discuss = /** @type {(inputs: Prefill_DiscussInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Hallo, ich möchte über „${i?.subject}“ sprechen.`);
};

/**
 * | output |
 * | --- |
 * | "Hello, I would like to talk about “{subject}”." |
 *
 * @param {Prefill_DiscussInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const prefill_discuss =
  /** @type {((inputs: Prefill_DiscussInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Prefill_DiscussInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_prefill_discuss(inputs);
      return en_prefill_discuss(inputs);
    }
  );
export { prefill_discuss as 'prefill.discuss' };
