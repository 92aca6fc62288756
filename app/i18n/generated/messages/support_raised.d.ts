export type LocalizedString = import('../runtime.js').LocalizedString;
export type Support_RaisedInputs = {
  raised: NonNullable<unknown>;
  target: NonNullable<unknown>;
  percent: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "{raised} of {target} euro raised ({percent} %)" |
 *
 * @param {Support_RaisedInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const support_raised: ((
  inputs: Support_RaisedInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Support_RaisedInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { support_raised as 'support.raised' };
