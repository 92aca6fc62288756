export type LocalizedString = import('../runtime.js').LocalizedString;
export type Search_WaysInputs = {};
/**
 * | output |
 * | --- |
 * | "No page about this yet? Try these:" |
 *
 * @param {Search_WaysInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const search_ways: ((
  inputs?: Search_WaysInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Search_WaysInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { search_ways as 'search.ways' };
