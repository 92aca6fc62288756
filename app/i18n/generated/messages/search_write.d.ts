export type LocalizedString = import('../runtime.js').LocalizedString;
export type Search_WriteInputs = {};
/**
 * | output |
 * | --- |
 * | "Tell us what you’re looking for" |
 *
 * @param {Search_WriteInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const search_write: ((
  inputs?: Search_WriteInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Search_WriteInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { search_write as 'search.write' };
