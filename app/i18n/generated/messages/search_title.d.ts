export type LocalizedString = import('../runtime.js').LocalizedString;
export type Search_TitleInputs = {};
/**
 * | output |
 * | --- |
 * | "Search this site" |
 *
 * @param {Search_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const search_title: ((
  inputs?: Search_TitleInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Search_TitleInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { search_title as 'search.title' };
