export type LocalizedString = import('../runtime.js').LocalizedString;
export type Donate_Noreceipt1Inputs = {};
/**
 * | output |
 * | --- |
 * | "We are not yet recognised as non-profit. We cannot issue tax receipts. Your gift is not tax-deductible." |
 *
 * @param {Donate_Noreceipt1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const donate_noreceipt1: ((
  inputs?: Donate_Noreceipt1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Donate_Noreceipt1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { donate_noreceipt1 as 'donate.noReceipt' };
