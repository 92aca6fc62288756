export type LocalizedString = import('../runtime.js').LocalizedString;
export type Filter_TitleInputs = {};
/**
 * | output |
 * | --- |
 * | "Show resources" |
 *
 * @param {Filter_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const filter_title: ((
  inputs?: Filter_TitleInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Filter_TitleInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { filter_title as 'filter.title' };
