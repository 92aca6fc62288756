export type LocalizedString = import('../runtime.js').LocalizedString;
export type Pay_BackInputs = {};
/**
 * | output |
 * | --- |
 * | "Back to “Support us”" |
 *
 * @param {Pay_BackInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const pay_back: ((
  inputs?: Pay_BackInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Pay_BackInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { pay_back as 'pay.back' };
