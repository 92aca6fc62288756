export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_Construction_OpenInputs = {};
/**
 * | output |
 * | --- |
 * | "See what we are building" |
 *
 * @param {Home_Construction_OpenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_construction_open: ((
  inputs?: Home_Construction_OpenInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_Construction_OpenInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_construction_open as 'home.construction.open' };
