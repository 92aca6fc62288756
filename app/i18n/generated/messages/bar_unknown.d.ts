export type LocalizedString = import('../runtime.js').LocalizedString;
export type Bar_UnknownInputs = {};
/**
 * | output |
 * | --- |
 * | "Unknown page" |
 *
 * @param {Bar_UnknownInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const bar_unknown: ((
  inputs?: Bar_UnknownInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Bar_UnknownInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { bar_unknown as 'bar.unknown' };
