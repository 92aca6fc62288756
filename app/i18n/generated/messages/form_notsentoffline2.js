/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Form_Notsentoffline2Inputs */

const en_form_notsentoffline2 = /** @type {(inputs: Form_Notsentoffline2Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`You’re offline. Your text is kept.`);
};

const de_form_notsentoffline2 = /** @type {(inputs: Form_Notsentoffline2Inputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Du bist offline. Dein Text bleibt erhalten.`);
};

/**
 * | output |
 * | --- |
 * | "You’re offline. Your text is kept." |
 *
 * @param {Form_Notsentoffline2Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const form_notsentoffline2 =
  /** @type {((inputs?: Form_Notsentoffline2Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Notsentoffline2Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_form_notsentoffline2(inputs);
      return en_form_notsentoffline2(inputs);
    }
  );
export { form_notsentoffline2 as 'form.notSentOffline' };
