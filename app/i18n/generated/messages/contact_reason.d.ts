export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_ReasonInputs = {};
/**
 * | output |
 * | --- |
 * | "Reason" |
 *
 * @param {Contact_ReasonInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_reason: ((
  inputs?: Contact_ReasonInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_ReasonInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_reason as 'contact.reason' };
