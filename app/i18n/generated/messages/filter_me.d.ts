export type LocalizedString = import('../runtime.js').LocalizedString;
export type Filter_MeInputs = {};
/**
 * | output |
 * | --- |
 * | "For me" |
 *
 * @param {Filter_MeInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const filter_me: ((
  inputs?: Filter_MeInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Filter_MeInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { filter_me as 'filter.me' };
