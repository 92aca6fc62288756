export type LocalizedString = import('../runtime.js').LocalizedString;
export type Confirm_LeadInputs = {};
/**
 * | output |
 * | --- |
 * | "Use the link or the code from our e-mail here." |
 *
 * @param {Confirm_LeadInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const confirm_lead: ((
  inputs?: Confirm_LeadInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Confirm_LeadInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { confirm_lead as 'confirm.lead' };
