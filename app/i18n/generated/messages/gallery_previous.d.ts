export type LocalizedString = import('../runtime.js').LocalizedString;
export type Gallery_PreviousInputs = {};
/**
 * | output |
 * | --- |
 * | "Previous" |
 *
 * @param {Gallery_PreviousInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const gallery_previous: ((
  inputs?: Gallery_PreviousInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Gallery_PreviousInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { gallery_previous as 'gallery.previous' };
