/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ raised: NonNullable<unknown>, target: NonNullable<unknown>, percent: NonNullable<unknown> }} Support_RaisedInputs */

const en_support_raised = /** @type {(inputs: Support_RaisedInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`${i?.raised} of ${i?.target} euro raised (${i?.percent} %)`);
};

const de_support_raised = /** @type {(inputs: Support_RaisedInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`${i?.raised} von ${i?.target} Euro gesammelt (${i?.percent} %)`);
};

/**
 * | output |
 * | --- |
 * | "{raised} of {target} euro raised ({percent} %)" |
 *
 * @param {Support_RaisedInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const support_raised =
  /** @type {((inputs: Support_RaisedInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Support_RaisedInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_support_raised(inputs);
      return en_support_raised(inputs);
    }
  );
export { support_raised as 'support.raised' };
