export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_Message_Hintprefilled1Inputs = {};
/**
 * | output |
 * | --- |
 * | "We’ve filled in a first sentence for you. Change it as you like. At least 10 characters." |
 *
 * @param {Contact_Message_Hintprefilled1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_message_hintprefilled1: ((
  inputs?: Contact_Message_Hintprefilled1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_Message_Hintprefilled1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_message_hintprefilled1 as 'contact.message.hintPrefilled' };
