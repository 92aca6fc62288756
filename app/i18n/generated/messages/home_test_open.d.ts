export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_Test_OpenInputs = {};
/**
 * | output |
 * | --- |
 * | "Open the prototype" |
 *
 * @param {Home_Test_OpenInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_test_open: ((
  inputs?: Home_Test_OpenInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_Test_OpenInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_test_open as 'home.test.open' };
