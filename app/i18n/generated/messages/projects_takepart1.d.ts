export type LocalizedString = import('../runtime.js').LocalizedString;
export type Projects_Takepart1Inputs = {};
/**
 * | output |
 * | --- |
 * | "Take part" |
 *
 * @param {Projects_Takepart1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const projects_takepart1: ((
  inputs?: Projects_Takepart1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Projects_Takepart1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { projects_takepart1 as 'projects.takePart' };
