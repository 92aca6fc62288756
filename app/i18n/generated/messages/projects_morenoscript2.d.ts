export type LocalizedString = import('../runtime.js').LocalizedString;
export type Projects_Morenoscript2Inputs = {};
/**
 * | output |
 * | --- |
 * | "There may be more projects. Showing them needs JavaScript, which isn’t running in your browser." |
 *
 * @param {Projects_Morenoscript2Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const projects_morenoscript2: ((
  inputs?: Projects_Morenoscript2Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Projects_Morenoscript2Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { projects_morenoscript2 as 'projects.moreNoScript' };
