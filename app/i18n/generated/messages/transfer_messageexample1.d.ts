export type LocalizedString = import('../runtime.js').LocalizedString;
export type Transfer_Messageexample1Inputs = {};
/**
 * | output |
 * | --- |
 * | "The account that the page showed was an example." |
 *
 * @param {Transfer_Messageexample1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const transfer_messageexample1: ((
  inputs?: Transfer_Messageexample1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Transfer_Messageexample1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { transfer_messageexample1 as 'transfer.messageExample' };
