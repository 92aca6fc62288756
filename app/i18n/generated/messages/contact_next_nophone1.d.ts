export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_Next_Nophone1Inputs = {};
/**
 * | output |
 * | --- |
 * | "Nobody will phone you." |
 *
 * @param {Contact_Next_Nophone1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_next_nophone1: ((
  inputs?: Contact_Next_Nophone1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_Next_Nophone1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_next_nophone1 as 'contact.next.noPhone' };
