/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ book: NonNullable<unknown> }} Prefill_BorrowInputs */

const en_prefill_borrow = /** @type {(inputs: Prefill_BorrowInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Hello, I looked at “${i?.book}” and would like to borrow it.`);
};

const de_prefill_borrow = /** @type {(inputs: Prefill_BorrowInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Hallo, ich habe mir „${i?.book}“ angesehen und möchte es ausleihen.`);
};

/**
 * | output |
 * | --- |
 * | "Hello, I looked at “{book}” and would like to borrow it." |
 *
 * @param {Prefill_BorrowInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const prefill_borrow =
  /** @type {((inputs: Prefill_BorrowInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Prefill_BorrowInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_prefill_borrow(inputs);
      return en_prefill_borrow(inputs);
    }
  );
export { prefill_borrow as 'prefill.borrow' };
