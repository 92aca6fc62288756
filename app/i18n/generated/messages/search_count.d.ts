export type LocalizedString = import('../runtime.js').LocalizedString;
export type Search_CountInputs = {
  count: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Results: {count}" |
 *
 * @param {Search_CountInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const search_count: ((
  inputs: Search_CountInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Search_CountInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { search_count as 'search.count' };
