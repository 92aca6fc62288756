export type LocalizedString = import('../runtime.js').LocalizedString;
export type Prefill_BorrowInputs = {
  book: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Hello, I looked at “{book}” and would like to borrow it." |
 *
 * @param {Prefill_BorrowInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const prefill_borrow: ((
  inputs: Prefill_BorrowInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Prefill_BorrowInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { prefill_borrow as 'prefill.borrow' };
