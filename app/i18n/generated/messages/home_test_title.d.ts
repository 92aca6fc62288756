export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_Test_TitleInputs = {};
/**
 * | output |
 * | --- |
 * | "Try the self-assessment prototype" |
 *
 * @param {Home_Test_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_test_title: ((
  inputs?: Home_Test_TitleInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_Test_TitleInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_test_title as 'home.test.title' };
