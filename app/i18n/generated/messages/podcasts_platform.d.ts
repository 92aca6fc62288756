export type LocalizedString = import('../runtime.js').LocalizedString;
export type Podcasts_PlatformInputs = {
  platform: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "On {platform}" |
 *
 * @param {Podcasts_PlatformInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const podcasts_platform: ((
  inputs: Podcasts_PlatformInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Podcasts_PlatformInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { podcasts_platform as 'podcasts.platform' };
