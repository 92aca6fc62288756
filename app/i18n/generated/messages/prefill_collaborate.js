/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ project: NonNullable<unknown> }} Prefill_CollaborateInputs */

const en_prefill_collaborate = /** @type {(inputs: Prefill_CollaborateInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Hello, I would like to work with you on “${i?.project}”.`);
};

const de_prefill_collaborate = /** @type {(inputs: Prefill_CollaborateInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Hallo, ich möchte mit euch an „${i?.project}“ arbeiten.`);
};

/**
 * | output |
 * | --- |
 * | "Hello, I would like to work with you on “{project}”." |
 *
 * @param {Prefill_CollaborateInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const prefill_collaborate =
  /** @type {((inputs: Prefill_CollaborateInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Prefill_CollaborateInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_prefill_collaborate(inputs);
      return en_prefill_collaborate(inputs);
    }
  );
export { prefill_collaborate as 'prefill.collaborate' };
