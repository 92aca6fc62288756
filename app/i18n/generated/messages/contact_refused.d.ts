export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_RefusedInputs = {
  detail: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Failed to send message: {detail}" |
 *
 * @param {Contact_RefusedInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_refused: ((
  inputs: Contact_RefusedInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_RefusedInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_refused as 'contact.refused' };
