export type LocalizedString = import('../runtime.js').LocalizedString;
export type Videos_PlayInputs = {
  duration: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Load the video from YouTube ({duration})" |
 *
 * @param {Videos_PlayInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const videos_play: ((
  inputs: Videos_PlayInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Videos_PlayInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { videos_play as 'videos.play' };
