export type LocalizedString = import('../runtime.js').LocalizedString;
export type Search_LabelInputs = {};
/**
 * | output |
 * | --- |
 * | "What are you looking for?" |
 *
 * @param {Search_LabelInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const search_label: ((
  inputs?: Search_LabelInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Search_LabelInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { search_label as 'search.label' };
