export type LocalizedString = import('../runtime.js').LocalizedString;
export type Signup_LeadInputs = {};
/**
 * | output |
 * | --- |
 * | "An account is for people who run projects with us. Everything else works without one." |
 *
 * @param {Signup_LeadInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const signup_lead: ((
  inputs?: Signup_LeadInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Signup_LeadInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { signup_lead as 'signup.lead' };
