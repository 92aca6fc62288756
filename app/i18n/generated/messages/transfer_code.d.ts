export type LocalizedString = import('../runtime.js').LocalizedString;
export type Transfer_CodeInputs = {
  holder: NonNullable<unknown>;
  iban: NonNullable<unknown>;
  reference: NonNullable<unknown>;
  amount: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "QR code with the details of the transfer. Account holder: {holder}. IBAN: {iban}. Reference: {reference}. {amount}" |
 *
 * @param {Transfer_CodeInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const transfer_code: ((
  inputs: Transfer_CodeInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Transfer_CodeInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { transfer_code as 'transfer.code' };
