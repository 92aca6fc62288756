export type LocalizedString = import('../runtime.js').LocalizedString;
export type Brief_TitleInputs = {};
/**
 * | output |
 * | --- |
 * | "In brief" |
 *
 * @param {Brief_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const brief_title: ((
  inputs?: Brief_TitleInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Brief_TitleInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { brief_title as 'brief.title' };
