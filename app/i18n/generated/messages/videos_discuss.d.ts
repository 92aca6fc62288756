export type LocalizedString = import('../runtime.js').LocalizedString;
export type Videos_DiscussInputs = {};
/**
 * | output |
 * | --- |
 * | "Discuss Video" |
 *
 * @param {Videos_DiscussInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const videos_discuss: ((
  inputs?: Videos_DiscussInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Videos_DiscussInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { videos_discuss as 'videos.discuss' };
