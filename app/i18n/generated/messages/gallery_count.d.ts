export type LocalizedString = import('../runtime.js').LocalizedString;
export type Gallery_CountInputs = {
  number: NonNullable<unknown>;
  all: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Drawing {number} of {all}" |
 *
 * @param {Gallery_CountInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const gallery_count: ((
  inputs: Gallery_CountInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Gallery_CountInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { gallery_count as 'gallery.count' };
