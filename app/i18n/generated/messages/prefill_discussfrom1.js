/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ subject: NonNullable<unknown>, source: NonNullable<unknown> }} Prefill_Discussfrom1Inputs */

const en_prefill_discussfrom1 = /** @type {(inputs: Prefill_Discussfrom1Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (
    `Hello, I would like to talk about “${i?.subject}”. I found it here: ${i?.source}.`
  );
};

const de_prefill_discussfrom1 = /** @type {(inputs: Prefill_Discussfrom1Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (
    `Hallo, ich möchte über „${i?.subject}“ sprechen. Gefunden habe ich es hier: ${i?.source}.`
  );
};

/**
 * | output |
 * | --- |
 * | "Hello, I would like to talk about “{subject}”. I found it here: {source}." |
 *
 * @param {Prefill_Discussfrom1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const prefill_discussfrom1 =
  /** @type {((inputs: Prefill_Discussfrom1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Prefill_Discussfrom1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_prefill_discussfrom1(inputs);
      return en_prefill_discussfrom1(inputs);
    }
  );
export { prefill_discussfrom1 as 'prefill.discussFrom' };
