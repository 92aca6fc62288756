export type LocalizedString = import('../runtime.js').LocalizedString;
export type Gallery_FullInputs = {
  title: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Full size: {title}" |
 *
 * @param {Gallery_FullInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const gallery_full: ((
  inputs: Gallery_FullInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Gallery_FullInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { gallery_full as 'gallery.full' };
