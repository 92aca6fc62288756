export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_SentInputs = {};
/**
 * | output |
 * | --- |
 * | "Message sent successfully! We'll get back to you soon." |
 *
 * @param {Contact_SentInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_sent: ((
  inputs?: Contact_SentInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_SentInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_sent as 'contact.sent' };
