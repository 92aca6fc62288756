export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_EmailInputs = {};
/**
 * | output |
 * | --- |
 * | "E-mail" |
 *
 * @param {Contact_EmailInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_email: ((
  inputs?: Contact_EmailInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_EmailInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_email as 'contact.email' };
