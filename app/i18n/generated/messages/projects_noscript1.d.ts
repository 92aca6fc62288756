export type LocalizedString = import('../runtime.js').LocalizedString;
export type Projects_Noscript1Inputs = {};
/**
 * | output |
 * | --- |
 * | "This needs JavaScript, which isn’t running in your browser." |
 *
 * @param {Projects_Noscript1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const projects_noscript1: ((
  inputs?: Projects_Noscript1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Projects_Noscript1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { projects_noscript1 as 'projects.noScript' };
