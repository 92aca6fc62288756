export type LocalizedString = import('../runtime.js').LocalizedString;
export type Transfer_MessageInputs = {
  amount: NonNullable<unknown>;
  reference: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "I will transfer {amount} euro. Reference of the transfer: “{reference}”, and after it the number of this message." |
 *
 * @param {Transfer_MessageInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const transfer_message: ((
  inputs: Transfer_MessageInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Transfer_MessageInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { transfer_message as 'transfer.message' };
