export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_Name_HintInputs = {};
/**
 * | output |
 * | --- |
 * | "At least 2 characters." |
 *
 * @param {Contact_Name_HintInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_name_hint: ((
  inputs?: Contact_Name_HintInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_Name_HintInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_name_hint as 'contact.name.hint' };
