/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ title: NonNullable<unknown> }} Form_Errortitle1Inputs */

const en_form_errortitle1 = /** @type {(inputs: Form_Errortitle1Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Error: ${i?.title}`);
};

const de_form_errortitle1 = /** @type {(inputs: Form_Errortitle1Inputs) => LocalizedString} */ (i) => {
  return /** @type {LocalizedString} */ (`Fehler: ${i?.title}`);
};

/**
 * | output |
 * | --- |
 * | "Error: {title}" |
 *
 * @param {Form_Errortitle1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const form_errortitle1 =
  /** @type {((inputs: Form_Errortitle1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Errortitle1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_form_errortitle1(inputs);
      return en_form_errortitle1(inputs);
    }
  );
export { form_errortitle1 as 'form.errorTitle' };
