export type LocalizedString = import('../runtime.js').LocalizedString;
export type Projects_BackInputs = {};
/**
 * | output |
 * | --- |
 * | "Back to all projects" |
 *
 * @param {Projects_BackInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const projects_back: ((
  inputs?: Projects_BackInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Projects_BackInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { projects_back as 'projects.back' };
