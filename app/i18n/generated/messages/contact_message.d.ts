export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_MessageInputs = {};
/**
 * | output |
 * | --- |
 * | "Message" |
 *
 * @param {Contact_MessageInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_message: ((
  inputs?: Contact_MessageInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_MessageInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_message as 'contact.message' };
