/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_Name_HintInputs */

const en_contact_name_hint = /** @type {(inputs: Contact_Name_HintInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`At least 2 characters.`);
};

const de_contact_name_hint = /** @type {(inputs: Contact_Name_HintInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Mindestens 2 Zeichen.`);
};

/**
 * | output |
 * | --- |
 * | "At least 2 characters." |
 *
 * @param {Contact_Name_HintInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_name_hint =
  /** @type {((inputs?: Contact_Name_HintInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Name_HintInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_name_hint(inputs);
      return en_contact_name_hint(inputs);
    }
  );
export { contact_name_hint as 'contact.name.hint' };
