export type LocalizedString = import('../runtime.js').LocalizedString;
export type Projects_Browseall1Inputs = {};
/**
 * | output |
 * | --- |
 * | "Browse all projects" |
 *
 * @param {Projects_Browseall1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const projects_browseall1: ((
  inputs?: Projects_Browseall1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Projects_Browseall1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { projects_browseall1 as 'projects.browseAll' };
