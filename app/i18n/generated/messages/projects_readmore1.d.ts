export type LocalizedString = import('../runtime.js').LocalizedString;
export type Projects_Readmore1Inputs = {};
/**
 * | output |
 * | --- |
 * | "Read more" |
 *
 * @param {Projects_Readmore1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const projects_readmore1: ((
  inputs?: Projects_Readmore1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Projects_Readmore1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { projects_readmore1 as 'projects.readMore' };
