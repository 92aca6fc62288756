export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_AgainInputs = {};
/**
 * | output |
 * | --- |
 * | "Send Another Message" |
 *
 * @param {Contact_AgainInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_again: ((
  inputs?: Contact_AgainInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_AgainInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_again as 'contact.again' };
