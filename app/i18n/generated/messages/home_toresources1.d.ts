export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_Toresources1Inputs = {};
/**
 * | output |
 * | --- |
 * | "Find resources" |
 *
 * @param {Home_Toresources1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_toresources1: ((
  inputs?: Home_Toresources1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_Toresources1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_toresources1 as 'home.toResources' };
