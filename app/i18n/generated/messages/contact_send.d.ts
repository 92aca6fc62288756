export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_SendInputs = {};
/**
 * | output |
 * | --- |
 * | "Send message" |
 *
 * @param {Contact_SendInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_send: ((
  inputs?: Contact_SendInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_SendInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_send as 'contact.send' };
