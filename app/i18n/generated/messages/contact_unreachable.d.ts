export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_UnreachableInputs = {};
/**
 * | output |
 * | --- |
 * | "An unexpected error occurred. Please try again later." |
 *
 * @param {Contact_UnreachableInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_unreachable: ((
  inputs?: Contact_UnreachableInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_UnreachableInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_unreachable as 'contact.unreachable' };
