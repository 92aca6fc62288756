/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_Short_TextInputs */

const en_contact_short_text = /** @type {(inputs: Contact_Short_TextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`One sentence is enough. You can also write to`);
};

const de_contact_short_text = /** @type {(inputs: Contact_Short_TextInputs) => LocalizedString} */ () => {
  return /** @type {LocalizedString} */ (`Ein Satz genügt. Du kannst auch schreiben an`);
};

/**
 * | output |
 * | --- |
 * | "One sentence is enough. You can also write to" |
 *
 * @param {Contact_Short_TextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_short_text =
  /** @type {((inputs?: Contact_Short_TextInputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Short_TextInputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_short_text(inputs);
      return en_contact_short_text(inputs);
    }
  );
export { contact_short_text as 'contact.short.text' };
