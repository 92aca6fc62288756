export type LocalizedString = import('../runtime.js').LocalizedString;
export type Signin_TitleInputs = {};
/**
 * | output |
 * | --- |
 * | "Sign in" |
 *
 * @param {Signin_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const signin_title: ((
  inputs?: Signin_TitleInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Signin_TitleInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { signin_title as 'signin.title' };
