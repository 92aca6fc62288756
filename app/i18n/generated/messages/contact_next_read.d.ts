export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_Next_ReadInputs = {};
/**
 * | output |
 * | --- |
 * | "One of us reads your message. We are volunteers and don’t read at night." |
 *
 * @param {Contact_Next_ReadInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_next_read: ((
  inputs?: Contact_Next_ReadInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_Next_ReadInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_next_read as 'contact.next.read' };
