export type LocalizedString = import('../runtime.js').LocalizedString;
export type Projects_Noneincategory2Inputs = {};
/**
 * | output |
 * | --- |
 * | "No projects found in this category." |
 *
 * @param {Projects_Noneincategory2Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const projects_noneincategory2: ((
  inputs?: Projects_Noneincategory2Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Projects_Noneincategory2Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { projects_noneincategory2 as 'projects.noneInCategory' };
