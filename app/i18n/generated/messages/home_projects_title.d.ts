export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_Projects_TitleInputs = {};
/**
 * | output |
 * | --- |
 * | "Projects" |
 *
 * @param {Home_Projects_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_projects_title: ((
  inputs?: Home_Projects_TitleInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_Projects_TitleInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_projects_title as 'home.projects.title' };
