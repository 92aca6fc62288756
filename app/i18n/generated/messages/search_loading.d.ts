export type LocalizedString = import('../runtime.js').LocalizedString;
export type Search_LoadingInputs = {};
/**
 * | output |
 * | --- |
 * | "Loading…" |
 *
 * @param {Search_LoadingInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const search_loading: ((
  inputs?: Search_LoadingInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Search_LoadingInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { search_loading as 'search.loading' };
