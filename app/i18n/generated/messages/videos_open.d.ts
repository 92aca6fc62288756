export type LocalizedString = import('../runtime.js').LocalizedString;
export type Videos_OpenInputs = {};
/**
 * | output |
 * | --- |
 * | "Open on YouTube" |
 *
 * @param {Videos_OpenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const videos_open: ((
  inputs?: Videos_OpenInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Videos_OpenInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { videos_open as 'videos.open' };
