export type LocalizedString = import('../runtime.js').LocalizedString;
export type Search_KeyInputs = {};
/**
 * | output |
 * | --- |
 * | "The key / opens the search" |
 *
 * @param {Search_KeyInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const search_key: ((
  inputs?: Search_KeyInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Search_KeyInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { search_key as 'search.key' };
