export type LocalizedString = import('../runtime.js').LocalizedString;
export type Videos_HideInputs = {};
/**
 * | output |
 * | --- |
 * | "Hide Details" |
 *
 * @param {Videos_HideInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const videos_hide: ((
  inputs?: Videos_HideInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Videos_HideInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { videos_hide as 'videos.hide' };
