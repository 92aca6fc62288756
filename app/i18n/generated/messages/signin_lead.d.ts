export type LocalizedString = import('../runtime.js').LocalizedString;
export type Signin_LeadInputs = {};
/**
 * | output |
 * | --- |
 * | "For people who already have an account. You don’t need one to read, write to us or donate." |
 *
 * @param {Signin_LeadInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const signin_lead: ((
  inputs?: Signin_LeadInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Signin_LeadInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { signin_lead as 'signin.lead' };
