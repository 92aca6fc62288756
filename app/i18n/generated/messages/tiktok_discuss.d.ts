export type LocalizedString = import('../runtime.js').LocalizedString;
export type Tiktok_DiscussInputs = {};
/**
 * | output |
 * | --- |
 * | "Discuss Creator" |
 *
 * @param {Tiktok_DiscussInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const tiktok_discuss: ((
  inputs?: Tiktok_DiscussInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Tiktok_DiscussInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { tiktok_discuss as 'tiktok.discuss' };
