export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_Next_ReferenceInputs = {};
/**
 * | output |
 * | --- |
 * | "You’ll see a reference number after sending." |
 *
 * @param {Contact_Next_ReferenceInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_next_reference: ((
  inputs?: Contact_Next_ReferenceInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_Next_ReferenceInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_next_reference as 'contact.next.reference' };
