/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Form_OfflineInputs */

const en_form_offline = /** @type {(inputs: Form_OfflineInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`This needs a connection. Please try again.`);
};

const de_form_offline = /** @type {(inputs: Form_OfflineInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Dafür braucht es eine Verbindung. Bitte versuche es noch einmal.`);
};

/**
 * | output |
 * | --- |
 * | "This needs a connection. Please try again." |
 *
 * @param {Form_OfflineInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const form_offline =
  /** @type {((inputs?: Form_OfflineInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_OfflineInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_form_offline(inputs);
      return en_form_offline(inputs);
    }
  );
export { form_offline as 'form.offline' };
