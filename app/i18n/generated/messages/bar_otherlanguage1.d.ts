export type LocalizedString = import('../runtime.js').LocalizedString;
export type Bar_Otherlanguage1Inputs = {};
/**
 * | output |
 * | --- |
 * | "Deutsch" |
 *
 * @param {Bar_Otherlanguage1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const bar_otherlanguage1: ((
  inputs?: Bar_Otherlanguage1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Bar_Otherlanguage1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { bar_otherlanguage1 as 'bar.otherLanguage' };
