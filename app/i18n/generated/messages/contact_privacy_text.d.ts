export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_Privacy_TextInputs = {};
/**
 * | output |
 * | --- |
 * | "It’s stored on our server and goes to our team by e-mail. Nobody else gets it." |
 *
 * @param {Contact_Privacy_TextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_privacy_text: ((
  inputs?: Contact_Privacy_TextInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_Privacy_TextInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_privacy_text as 'contact.privacy.text' };
