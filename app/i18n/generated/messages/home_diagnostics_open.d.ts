export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_Diagnostics_OpenInputs = {};
/**
 * | output |
 * | --- |
 * | "Read about diagnostics" |
 *
 * @param {Home_Diagnostics_OpenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_diagnostics_open: ((
  inputs?: Home_Diagnostics_OpenInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_Diagnostics_OpenInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_diagnostics_open as 'home.diagnostics.open' };
