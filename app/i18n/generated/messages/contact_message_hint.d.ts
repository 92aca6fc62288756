export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_Message_HintInputs = {};
/**
 * | output |
 * | --- |
 * | "At least 10 characters. Please don’t send diagnoses or names of children." |
 *
 * @param {Contact_Message_HintInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_message_hint: ((
  inputs?: Contact_Message_HintInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_Message_HintInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_message_hint as 'contact.message.hint' };
