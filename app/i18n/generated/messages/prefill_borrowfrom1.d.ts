export type LocalizedString = import('../runtime.js').LocalizedString;
export type Prefill_Borrowfrom1Inputs = {
  book: NonNullable<unknown>;
  source: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Hello, I looked at “{book}” in the {source} and would like to borrow it." |
 *
 * @param {Prefill_Borrowfrom1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const prefill_borrowfrom1: ((
  inputs: Prefill_Borrowfrom1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Prefill_Borrowfrom1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { prefill_borrowfrom1 as 'prefill.borrowFrom' };
