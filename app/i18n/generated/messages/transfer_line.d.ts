export type LocalizedString = import('../runtime.js').LocalizedString;
export type Transfer_LineInputs = {
  amount: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "You transfer {amount} euro yourself, at your bank. The button only tells our team." |
 *
 * @param {Transfer_LineInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const transfer_line: ((
  inputs: Transfer_LineInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Transfer_LineInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { transfer_line as 'transfer.line' };
