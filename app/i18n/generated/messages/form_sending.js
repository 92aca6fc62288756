/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Form_SendingInputs */

const en_form_sending = /** @type {(inputs: Form_SendingInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Sending...`);
};

const de_form_sending = /** @type {(inputs: Form_SendingInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Wird gesendet...`);
};

/**
 * | output |
 * | --- |
 * | "Sending..." |
 *
 * @param {Form_SendingInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const form_sending =
  /** @type {((inputs?: Form_SendingInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_SendingInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_form_sending(inputs);
      return en_form_sending(inputs);
    }
  );
export { form_sending as 'form.sending' };
