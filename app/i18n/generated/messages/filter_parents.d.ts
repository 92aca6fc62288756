export type LocalizedString = import('../runtime.js').LocalizedString;
export type Filter_ParentsInputs = {};
/**
 * | output |
 * | --- |
 * | "For parents" |
 *
 * @param {Filter_ParentsInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const filter_parents: ((
  inputs?: Filter_ParentsInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Filter_ParentsInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { filter_parents as 'filter.parents' };
