export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_Short_TextInputs = {};
/**
 * | output |
 * | --- |
 * | "One sentence is enough. You can also write to" |
 *
 * @param {Contact_Short_TextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_short_text: ((
  inputs?: Contact_Short_TextInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_Short_TextInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_short_text as 'contact.short.text' };
