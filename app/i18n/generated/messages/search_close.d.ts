export type LocalizedString = import('../runtime.js').LocalizedString;
export type Search_CloseInputs = {};
/**
 * | output |
 * | --- |
 * | "Close" |
 *
 * @param {Search_CloseInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const search_close: ((
  inputs?: Search_CloseInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Search_CloseInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { search_close as 'search.close' };
