export type LocalizedString = import('../runtime.js').LocalizedString;
export type Bar_HereInputs = {};
/**
 * | output |
 * | --- |
 * | "You are here" |
 *
 * @param {Bar_HereInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const bar_here: ((
  inputs?: Bar_HereInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Bar_HereInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { bar_here as 'bar.here' };
