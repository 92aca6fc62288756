export type LocalizedString = import('../runtime.js').LocalizedString;
export type Projects_Incategory1Inputs = {
  category: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Projects: {category}" |
 *
 * @param {Projects_Incategory1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const projects_incategory1: ((
  inputs: Projects_Incategory1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Projects_Incategory1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { projects_incategory1 as 'projects.inCategory' };
