export type LocalizedString = import('../runtime.js').LocalizedString;
export type Projects_ShareInputs = {};
/**
 * | output |
 * | --- |
 * | "Share an experience" |
 *
 * @param {Projects_ShareInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const projects_share: ((
  inputs?: Projects_ShareInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Projects_ShareInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { projects_share as 'projects.share' };
