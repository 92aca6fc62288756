export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_Sent_TitleInputs = {};
/**
 * | output |
 * | --- |
 * | "Message Sent Successfully!" |
 *
 * @param {Contact_Sent_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_sent_title: ((
  inputs?: Contact_Sent_TitleInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_Sent_TitleInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_sent_title as 'contact.sent.title' };
