export type LocalizedString = import('../runtime.js').LocalizedString;
export type Tiktok_FollowInputs = {};
/**
 * | output |
 * | --- |
 * | "Follow on TikTok" |
 *
 * @param {Tiktok_FollowInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const tiktok_follow: ((
  inputs?: Tiktok_FollowInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Tiktok_FollowInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { tiktok_follow as 'tiktok.follow' };
