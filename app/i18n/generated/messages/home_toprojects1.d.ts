export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_Toprojects1Inputs = {};
/**
 * | output |
 * | --- |
 * | "See projects" |
 *
 * @param {Home_Toprojects1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_toprojects1: ((
  inputs?: Home_Toprojects1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_Toprojects1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_toprojects1 as 'home.toProjects' };
