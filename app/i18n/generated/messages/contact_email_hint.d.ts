export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_Email_HintInputs = {};
/**
 * | output |
 * | --- |
 * | "Only used to answer you." |
 *
 * @param {Contact_Email_HintInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_email_hint: ((
  inputs?: Contact_Email_HintInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_Email_HintInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_email_hint as 'contact.email.hint' };
