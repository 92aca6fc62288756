export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_Projects_TextInputs = {};
/**
 * | output |
 * | --- |
 * | "Cooking together and helping each other." |
 *
 * @param {Home_Projects_TextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_projects_text: ((
  inputs?: Home_Projects_TextInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_Projects_TextInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_projects_text as 'home.projects.text' };
