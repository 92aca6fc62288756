export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_Projects_OpenInputs = {};
/**
 * | output |
 * | --- |
 * | "See the projects" |
 *
 * @param {Home_Projects_OpenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_projects_open: ((
  inputs?: Home_Projects_OpenInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_Projects_OpenInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_projects_open as 'home.projects.open' };
