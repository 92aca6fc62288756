export type LocalizedString = import('../runtime.js').LocalizedString;
export type Tiktok_TopicsInputs = {};
/**
 * | output |
 * | --- |
 * | "Topics" |
 *
 * @param {Tiktok_TopicsInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const tiktok_topics: ((
  inputs?: Tiktok_TopicsInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Tiktok_TopicsInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { tiktok_topics as 'tiktok.topics' };
