/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ reference: NonNullable<unknown> }} Sent_ReferenceInputs */

const en_sent_reference = /** @type {(inputs: Sent_ReferenceInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Your reference number: ${i?.reference}`);
};

const de_sent_reference = /** @type {(inputs: Sent_ReferenceInputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Deine Nummer: ${i?.reference}`);
};

/**
 * | output |
 * | --- |
 * | "Your reference number: {reference}" |
 *
 * @param {Sent_ReferenceInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const sent_reference =
  /** @type {((inputs: Sent_ReferenceInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sent_ReferenceInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_sent_reference(inputs);
      return en_sent_reference(inputs);
    }
  );
export { sent_reference as 'sent.reference' };
