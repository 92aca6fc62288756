export type LocalizedString = import('../runtime.js').LocalizedString;
export type Projects_Showless1Inputs = {};
/**
 * | output |
 * | --- |
 * | "Show less" |
 *
 * @param {Projects_Showless1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const projects_showless1: ((
  inputs?: Projects_Showless1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Projects_Showless1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { projects_showless1 as 'projects.showLess' };
