export type LocalizedString = import('../runtime.js').LocalizedString;
export type Podcasts_MessageInputs = {
  title: NonNullable<unknown>;
  excerpt: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Hello, I would like to talk about the podcast “{title}” (“{excerpt}”)." |
 *
 * @param {Podcasts_MessageInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const podcasts_message: ((
  inputs: Podcasts_MessageInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Podcasts_MessageInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { podcasts_message as 'podcasts.message' };
