export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_TitleInputs = {};
/**
 * | output |
 * | --- |
 * | "Get in Touch" |
 *
 * @param {Contact_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_title: ((
  inputs?: Contact_TitleInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_TitleInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_title as 'contact.title' };
