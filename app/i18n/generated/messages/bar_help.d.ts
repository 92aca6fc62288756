export type LocalizedString = import('../runtime.js').LocalizedString;
export type Bar_HelpInputs = {};
/**
 * | output |
 * | --- |
 * | "Need help right now?" |
 *
 * @param {Bar_HelpInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const bar_help: ((
  inputs?: Bar_HelpInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Bar_HelpInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { bar_help as 'bar.help' };
