export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_Next_UrgentInputs = {};
/**
 * | output |
 * | --- |
 * | "We can’t help in an emergency." |
 *
 * @param {Contact_Next_UrgentInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_next_urgent: ((
  inputs?: Contact_Next_UrgentInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_Next_UrgentInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_next_urgent as 'contact.next.urgent' };
