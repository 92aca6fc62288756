/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_Message_Hintprefilled1Inputs */

const en_contact_message_hintprefilled1 =
  /** @type {(inputs: Contact_Message_Hintprefilled1Inputs) => LocalizedString} */ () => {
    return /** @type {LocalizedString} */ (
      `We’ve filled in a first sentence for you. Change it as you like. At least 10 characters.`
    );
  };

const de_contact_message_hintprefilled1 =
  /** @type {(inputs: Contact_Message_Hintprefilled1Inputs) => LocalizedString} */ () => {
    return /** @type {LocalizedString} */ (
      `Wir haben einen ersten Satz für dich eingetragen. Ändere ihn, wie du magst. Mindestens 10 Zeichen.`
    );
  };

/**
 * | output |
 * | --- |
 * | "We’ve filled in a first sentence for you. Change it as you like. At least 10 characters." |
 *
 * @param {Contact_Message_Hintprefilled1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
const contact_message_hintprefilled1 =
  /** @type {((inputs?: Contact_Message_Hintprefilled1Inputs, options?: { locale?: "en" | "de" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Message_Hintprefilled1Inputs, { locale?: "en" | "de" }, {}>} */ (
    (inputs = {}, options = {}) => {
      const locale = experimentalStaticLocale ?? options.locale ?? getLocale();
      if (locale === 'de') return de_contact_message_hintprefilled1(inputs);
      return en_contact_message_hintprefilled1(inputs);
    }
  );
export { contact_message_hintprefilled1 as 'contact.message.hintPrefilled' };
