export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_Diagnostics_TextInputs = {};
/**
 * | output |
 * | --- |
 * | "Self, community, official: three ways to understand yourself, and how diagnosis works in Germany." |
 *
 * @param {Home_Diagnostics_TextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_diagnostics_text: ((
  inputs?: Home_Diagnostics_TextInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_Diagnostics_TextInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_diagnostics_text as 'home.diagnostics.text' };
