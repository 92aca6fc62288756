export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_Diagnostics_TitleInputs = {};
/**
 * | output |
 * | --- |
 * | "Diagnostics" |
 *
 * @param {Home_Diagnostics_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_diagnostics_title: ((
  inputs?: Home_Diagnostics_TitleInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_Diagnostics_TitleInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_diagnostics_title as 'home.diagnostics.title' };
