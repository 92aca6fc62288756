export type LocalizedString = import('../runtime.js').LocalizedString;
export type Search_FailedInputs = {};
/**
 * | output |
 * | --- |
 * | "Search needs a connection. Please try again." |
 *
 * @param {Search_FailedInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const search_failed: ((
  inputs?: Search_FailedInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Search_FailedInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { search_failed as 'search.failed' };
