export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_Sent_ReferenceInputs = {};
/**
 * | output |
 * | --- |
 * | "Thank you for writing to us. Your reference number:" |
 *
 * @param {Contact_Sent_ReferenceInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_sent_reference: ((
  inputs?: Contact_Sent_ReferenceInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_Sent_ReferenceInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_sent_reference as 'contact.sent.reference' };
