export type LocalizedString = import('../runtime.js').LocalizedString;
export type Home_Test_TextInputs = {};
/**
 * | output |
 * | --- |
 * | "Two sample questions, no score, nothing is saved. It’s not a medical diagnosis." |
 *
 * @param {Home_Test_TextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const home_test_text: ((
  inputs?: Home_Test_TextInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Home_Test_TextInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { home_test_text as 'home.test.text' };
