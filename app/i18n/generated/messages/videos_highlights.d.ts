export type LocalizedString = import('../runtime.js').LocalizedString;
export type Videos_HighlightsInputs = {};
/**
 * | output |
 * | --- |
 * | "Key highlights" |
 *
 * @param {Videos_HighlightsInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const videos_highlights: ((
  inputs?: Videos_HighlightsInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Videos_HighlightsInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { videos_highlights as 'videos.highlights' };
