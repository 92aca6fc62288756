/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Form_MendedInputs */

const en_form_mended = /** @type {(inputs: Form_MendedInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Fixed`);
};

const de_form_mended = /** @type {(inputs: Form_MendedInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Behoben`);
};

/**
 * | output |
 * | --- |
 * | "Fixed" |
 *
 * @param {Form_MendedInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const form_mended =
  /** @type {((inputs?: Form_MendedInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_MendedInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_form_mended(inputs);
      return en_form_mended(inputs);
    }
  );
export { form_mended as 'form.mended' };
