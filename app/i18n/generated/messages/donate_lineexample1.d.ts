export type LocalizedString = import('../runtime.js').LocalizedString;
export type Donate_Lineexample1Inputs = {
  amount: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "You will donate {amount} euro. Next: our example page, which doesn’t charge anything." |
 *
 * @param {Donate_Lineexample1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const donate_lineexample1: ((
  inputs: Donate_Lineexample1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Donate_Lineexample1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { donate_lineexample1 as 'donate.lineExample' };
