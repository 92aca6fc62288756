export type LocalizedString = import('../runtime.js').LocalizedString;
export type Podcasts_DiscussInputs = {};
/**
 * | output |
 * | --- |
 * | "Discuss Podcast" |
 *
 * @param {Podcasts_DiscussInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const podcasts_discuss: ((
  inputs?: Podcasts_DiscussInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Podcasts_DiscussInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { podcasts_discuss as 'podcasts.discuss' };
