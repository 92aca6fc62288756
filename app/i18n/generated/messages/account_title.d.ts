export type LocalizedString = import('../runtime.js').LocalizedString;
export type Account_TitleInputs = {};
/**
 * | output |
 * | --- |
 * | "Your account" |
 *
 * @param {Account_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const account_title: ((
  inputs?: Account_TitleInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Account_TitleInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { account_title as 'account.title' };
