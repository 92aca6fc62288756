export type LocalizedString = import('../runtime.js').LocalizedString;
export type Videos_MessageInputs = {
  excerpt: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Hello, I would like to talk about the video that says: “{excerpt}”" |
 *
 * @param {Videos_MessageInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const videos_message: ((
  inputs: Videos_MessageInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Videos_MessageInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { videos_message as 'videos.message' };
