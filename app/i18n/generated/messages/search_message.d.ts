export type LocalizedString = import('../runtime.js').LocalizedString;
export type Search_MessageInputs = {
  query: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "I looked for “{query}” on your site and found nothing." |
 *
 * @param {Search_MessageInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const search_message: ((
  inputs: Search_MessageInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Search_MessageInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { search_message as 'search.message' };
