export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_PrivacyInputs = {};
/**
 * | output |
 * | --- |
 * | "What we do with your message" |
 *
 * @param {Contact_PrivacyInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_privacy: ((
  inputs?: Contact_PrivacyInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_PrivacyInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_privacy as 'contact.privacy' };
