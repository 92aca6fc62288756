export type LocalizedString = import('../runtime.js').LocalizedString;
export type Projects_Notfound1Inputs = {};
/**
 * | output |
 * | --- |
 * | "Project not found" |
 *
 * @param {Projects_Notfound1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const projects_notfound1: ((
  inputs?: Projects_Notfound1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Projects_Notfound1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { projects_notfound1 as 'projects.notFound' };
