export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_ShortInputs = {};
/**
 * | output |
 * | --- |
 * | "No energy for a form?" |
 *
 * @param {Contact_ShortInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_short: ((
  inputs?: Contact_ShortInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_ShortInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_short as 'contact.short' };
