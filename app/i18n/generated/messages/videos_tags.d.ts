export type LocalizedString = import('../runtime.js').LocalizedString;
export type Videos_TagsInputs = {};
/**
 * | output |
 * | --- |
 * | "Tags" |
 *
 * @param {Videos_TagsInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const videos_tags: ((
  inputs?: Videos_TagsInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Videos_TagsInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { videos_tags as 'videos.tags' };
