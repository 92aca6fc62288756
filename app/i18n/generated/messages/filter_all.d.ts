export type LocalizedString = import('../runtime.js').LocalizedString;
export type Filter_AllInputs = {};
/**
 * | output |
 * | --- |
 * | "Everything" |
 *
 * @param {Filter_AllInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const filter_all: ((
  inputs?: Filter_AllInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Filter_AllInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { filter_all as 'filter.all' };
