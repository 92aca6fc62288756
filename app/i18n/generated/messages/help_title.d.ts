export type LocalizedString = import('../runtime.js').LocalizedString;
export type Help_TitleInputs = {};
/**
 * | output |
 * | --- |
 * | "Help right now" |
 *
 * @param {Help_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const help_title: ((
  inputs?: Help_TitleInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Help_TitleInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { help_title as 'help.title' };
