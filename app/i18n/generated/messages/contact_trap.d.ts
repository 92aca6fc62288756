export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_TrapInputs = {};
/**
 * | output |
 * | --- |
 * | "Please leave this field empty" |
 *
 * @param {Contact_TrapInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_trap: ((
  inputs?: Contact_TrapInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_TrapInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_trap as 'contact.trap' };
