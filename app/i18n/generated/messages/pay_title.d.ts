export type LocalizedString = import('../runtime.js').LocalizedString;
export type Pay_TitleInputs = {};
/**
 * | output |
 * | --- |
 * | "Example of the payment page" |
 *
 * @param {Pay_TitleInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const pay_title: ((
  inputs?: Pay_TitleInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Pay_TitleInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { pay_title as 'pay.title' };
