export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_LeadInputs = {};
/**
 * | output |
 * | --- |
 * | "Experiences, resources with sources and community projects for autistic people, people with ADHD and other neurodivergent people, and for their parents and t..." |
 *
 * @param {Home_LeadInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_lead: ((
  inputs?: Home_LeadInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_LeadInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_lead as 'home.lead' };
