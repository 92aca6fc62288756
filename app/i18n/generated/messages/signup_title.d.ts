export type LocalizedString = import('../runtime.js').LocalizedString;
export type Signup_TitleInputs = {};
/**
 * | output |
 * | --- |
 * | "Make an account" |
 *
 * @param {Signup_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const signup_title: ((
  inputs?: Signup_TitleInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Signup_TitleInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { signup_title as 'signup.title' };
