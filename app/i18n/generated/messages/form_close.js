/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Form_CloseInputs */

const en_form_close = /** @type {(inputs: Form_CloseInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Close`);
};

const de_form_close = /** @type {(inputs: Form_CloseInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Schließen`);
};

/**
 * | output |
 * | --- |
 * | "Close" |
 *
 * @param {Form_CloseInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const form_close =
  /** @type {((inputs?: Form_CloseInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_CloseInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_form_close(inputs);
      return en_form_close(inputs);
    }
  );
export { form_close as 'form.close' };
