export type LocalizedString = import('../runtime.js').LocalizedString;
export type Reset_TitleInputs = {};
/**
 * | output |
 * | --- |
 * | "Set a new password" |
 *
 * @param {Reset_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const reset_title: ((
  inputs?: Reset_TitleInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Reset_TitleInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { reset_title as 'reset.title' };
