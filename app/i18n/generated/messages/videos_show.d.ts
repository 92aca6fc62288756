export type LocalizedString = import('../runtime.js').LocalizedString;
export type Videos_ShowInputs = {};
/**
 * | output |
 * | --- |
 * | "Show Details" |
 *
 * @param {Videos_ShowInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const videos_show: ((
  inputs?: Videos_ShowInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Videos_ShowInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { videos_show as 'videos.show' };
