export type LocalizedString = import('../runtime.js').LocalizedString;
export type Projects_Sharemessage1Inputs = {
  project: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "My experience with “{project}”:" |
 *
 * @param {Projects_Sharemessage1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const projects_sharemessage1: ((
  inputs: Projects_Sharemessage1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Projects_Sharemessage1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { projects_sharemessage1 as 'projects.shareMessage' };
