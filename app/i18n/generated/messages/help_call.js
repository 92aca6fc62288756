/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Help_CallInputs */

const en_help_call = /** @type {(inputs: Help_CallInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Call ${i?.number}`);
};

const de_help_call = /** @type {(inputs: Help_CallInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`${i?.number} anrufen`);
};

/**
 * | output |
 * | --- |
 * | "Call {number}" |
 *
 * @param {Help_CallInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const help_call =
  /** @type {((inputs: Help_CallInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_CallInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_help_call(inputs);
      return en_help_call(inputs);
    }
  );
export { help_call as 'help.call' };
