export type LocalizedString = import('../runtime.js').LocalizedString;
export type Projects_Loadingcategory1Inputs = {};
/**
 * | output |
 * | --- |
 * | "Looking for projects in this category…" |
 *
 * @param {Projects_Loadingcategory1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const projects_loadingcategory1: ((
  inputs?: Projects_Loadingcategory1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Projects_Loadingcategory1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { projects_loadingcategory1 as 'projects.loadingCategory' };
