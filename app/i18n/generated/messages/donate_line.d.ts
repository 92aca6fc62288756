export type LocalizedString = import('../runtime.js').LocalizedString;
export type Donate_LineInputs = {
  amount: NonNullable<unknown>;
  provider: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "You will donate {amount} euro. Next: card payment at {provider}, a different website." |
 *
 * @param {Donate_LineInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const donate_line: ((
  inputs: Donate_LineInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Donate_LineInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { donate_line as 'donate.line' };
