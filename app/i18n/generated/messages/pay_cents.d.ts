export type LocalizedString = import('../runtime.js').LocalizedString;
export type Pay_CentsInputs = {
  euros: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "in cents, so {euros} euro" |
 *
 * @param {Pay_CentsInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const pay_cents: ((
  inputs: Pay_CentsInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Pay_CentsInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { pay_cents as 'pay.cents' };
