export type LocalizedString = import('../runtime.js').LocalizedString;
export type Sources_TitleInputs = {};
/**
 * | output |
 * | --- |
 * | "Sources" |
 *
 * @param {Sources_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const sources_title: ((
  inputs?: Sources_TitleInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Sources_TitleInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { sources_title as 'sources.title' };
