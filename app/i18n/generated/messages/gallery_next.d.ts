export type LocalizedString = import('../runtime.js').LocalizedString;
export type Gallery_NextInputs = {};
/**
 * | output |
 * | --- |
 * | "Next" |
 *
 * @param {Gallery_NextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const gallery_next: ((
  inputs?: Gallery_NextInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Gallery_NextInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { gallery_next as 'gallery.next' };
