export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_Reason_PlaceholderInputs = {};
/**
 * | output |
 * | --- |
 * | "Select a reason" |
 *
 * @param {Contact_Reason_PlaceholderInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_reason_placeholder: ((
  inputs?: Contact_Reason_PlaceholderInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_Reason_PlaceholderInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_reason_placeholder as 'contact.reason.placeholder' };
