/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ book: NonNullable<unknown>, source: NonNullable<unknown> }} Prefill_Borrowfrom1Inputs */

const en_prefill_borrowfrom1 = /** @type {(inputs: Prefill_Borrowfrom1Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (
    `Hello, I looked at “${i?.book}” in the ${i?.source} and would like to borrow it.`
  );
};

const de_prefill_borrowfrom1 = /** @type {(inputs: Prefill_Borrowfrom1Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (
    `Hallo, ich habe mir „${i?.book}“ angesehen (${i?.source}) und möchte es ausleihen.`
  );
};

/**
 * | output |
 * | --- |
 * | "Hello, I looked at “{book}” in the {source} and would like to borrow it." |
 *
 * @param {Prefill_Borrowfrom1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const prefill_borrowfrom1 =
  /** @type {((inputs: Prefill_Borrowfrom1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Prefill_Borrowfrom1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_prefill_borrowfrom1(inputs);
      return en_prefill_borrowfrom1(inputs);
    }
  );
export { prefill_borrowfrom1 as 'prefill.borrowFrom' };
