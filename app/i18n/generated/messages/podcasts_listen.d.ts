export type LocalizedString = import('../runtime.js').LocalizedString;
export type Podcasts_ListenInputs = {};
/**
 * | output |
 * | --- |
 * | "Listen Now" |
 *
 * @param {Podcasts_ListenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const podcasts_listen: ((
  inputs?: Podcasts_ListenInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Podcasts_ListenInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { podcasts_listen as 'podcasts.listen' };
