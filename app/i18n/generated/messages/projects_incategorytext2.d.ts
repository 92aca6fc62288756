export type LocalizedString = import('../runtime.js').LocalizedString;
export type Projects_Incategorytext2Inputs = {
  category: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "These projects belong to the category “{category}”." |
 *
 * @param {Projects_Incategorytext2Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const projects_incategorytext2: ((
  inputs: Projects_Incategorytext2Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Projects_Incategorytext2Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { projects_incategorytext2 as 'projects.inCategoryText' };
