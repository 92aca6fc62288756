export type LocalizedString = import('../runtime.js').LocalizedString;
export type Filter_HomeInputs = {};
/**
 * | output |
 * | --- |
 * | "Show resources for:" |
 *
 * @param {Filter_HomeInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const filter_home: ((
  inputs?: Filter_HomeInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Filter_HomeInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { filter_home as 'filter.home' };
