export type LocalizedString = import('../runtime.js').LocalizedString;
export type Videos_KeywordsInputs = {};
/**
 * | output |
 * | --- |
 * | "Keywords" |
 *
 * @param {Videos_KeywordsInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const videos_keywords: ((
  inputs?: Videos_KeywordsInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Videos_KeywordsInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { videos_keywords as 'videos.keywords' };
