export type LocalizedString = import('../runtime.js').LocalizedString;
export type Search_NoneInputs = {
  query: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Nothing found for “{query}”." |
 *
 * @param {Search_NoneInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const search_none: ((
  inputs: Search_NoneInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Search_NoneInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { search_none as 'search.none' };
