export type LocalizedString = import('../runtime.js').LocalizedString;
export type Videos_NoticeInputs = {};
/**
 * | output |
 * | --- |
 * | "The video comes from YouTube, a service of Google. When you play it, YouTube learns your internet address." |
 *
 * @param {Videos_NoticeInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const videos_notice: ((
  inputs?: Videos_NoticeInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Videos_NoticeInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { videos_notice as 'videos.notice' };
