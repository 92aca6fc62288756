/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Form_OptionalInputs */

const en_form_optional = /** @type {(inputs: Form_OptionalInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`(optional)`);
};

const de_form_optional = /** @type {(inputs: Form_OptionalInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`(freiwillig)`);
};

/**
 * | output |
 * | --- |
 * | "(optional)" |
 *
 * @param {Form_OptionalInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const form_optional =
  /** @type {((inputs?: Form_OptionalInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_OptionalInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_form_optional(inputs);
      return en_form_optional(inputs);
    }
  );
export { form_optional as 'form.optional' };
