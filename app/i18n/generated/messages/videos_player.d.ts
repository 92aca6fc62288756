export type LocalizedString = import('../runtime.js').LocalizedString;
export type Videos_PlayerInputs = {
  title: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Video player: {title}" |
 *
 * @param {Videos_PlayerInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const videos_player: ((
  inputs: Videos_PlayerInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Videos_PlayerInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { videos_player as 'videos.player' };
