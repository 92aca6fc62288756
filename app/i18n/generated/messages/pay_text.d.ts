export type LocalizedString = import('../runtime.js').LocalizedString;
export type Pay_TextInputs = {};
/**
 * | output |
 * | --- |
 * | "This page doesn’t charge anything. It takes the place of the association’s payment provider, and shows what our site would send there." |
 *
 * @param {Pay_TextInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const pay_text: ((
  inputs?: Pay_TextInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Pay_TextInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { pay_text as 'pay.text' };
