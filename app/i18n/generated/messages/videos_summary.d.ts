export type LocalizedString = import('../runtime.js').LocalizedString;
export type Videos_SummaryInputs = {};
/**
 * | output |
 * | --- |
 * | "Summary" |
 *
 * @param {Videos_SummaryInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const videos_summary: ((
  inputs?: Videos_SummaryInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Videos_SummaryInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { videos_summary as 'videos.summary' };
