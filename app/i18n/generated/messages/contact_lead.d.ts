export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_LeadInputs = {
  days: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Write to us in your own way. Short is fine. We read every message and answer by e-mail within {days} days." |
 *
 * @param {Contact_LeadInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_lead: ((
  inputs: Contact_LeadInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_LeadInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_lead as 'contact.lead' };
