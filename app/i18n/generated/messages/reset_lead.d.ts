export type LocalizedString = import('../runtime.js').LocalizedString;
export type Reset_LeadInputs = {};
/**
 * | output |
 * | --- |
 * | "We’ll send you an e-mail so you can choose a new password." |
 *
 * @param {Reset_LeadInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const reset_lead: ((
  inputs?: Reset_LeadInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Reset_LeadInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { reset_lead as 'reset.lead' };
