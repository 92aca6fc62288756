export type LocalizedString = import('../runtime.js').LocalizedString;
export type Gallery_CloseInputs = {};
/**
 * | output |
 * | --- |
 * | "Close" |
 *
 * @param {Gallery_CloseInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const gallery_close: ((
  inputs?: Gallery_CloseInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Gallery_CloseInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { gallery_close as 'gallery.close' };
