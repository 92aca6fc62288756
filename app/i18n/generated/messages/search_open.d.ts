export type LocalizedString = import('../runtime.js').LocalizedString;
export type Search_OpenInputs = {};
/**
 * | output |
 * | --- |
 * | "Search" |
 *
 * @param {Search_OpenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const search_open: ((
  inputs?: Search_OpenInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Search_OpenInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { search_open as 'search.open' };
