export type LocalizedString = import('../runtime.js').LocalizedString;
export type Account_LeadInputs = {};
/**
 * | output |
 * | --- |
 * | "Your name, your password, your data." |
 *
 * @param {Account_LeadInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const account_lead: ((
  inputs?: Account_LeadInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Account_LeadInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { account_lead as 'account.lead' };
