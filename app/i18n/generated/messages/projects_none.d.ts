export type LocalizedString = import('../runtime.js').LocalizedString;
export type Projects_NoneInputs = {};
/**
 * | output |
 * | --- |
 * | "No projects found." |
 *
 * @param {Projects_NoneInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const projects_none: ((
  inputs?: Projects_NoneInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Projects_NoneInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { projects_none as 'projects.none' };
