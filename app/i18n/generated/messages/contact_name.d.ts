export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_NameInputs = {};
/**
 * | output |
 * | --- |
 * | "Name or nickname" |
 *
 * @param {Contact_NameInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_name: ((
  inputs?: Contact_NameInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_NameInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_name as 'contact.name' };
