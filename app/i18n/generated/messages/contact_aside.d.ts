export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_AsideInputs = {};
/**
 * | output |
 * | --- |
 * | "Good to know" |
 *
 * @param {Contact_AsideInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_aside: ((
  inputs?: Contact_AsideInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_AsideInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_aside as 'contact.aside' };
