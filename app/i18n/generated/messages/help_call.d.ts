export type LocalizedString = import('../runtime.js').LocalizedString;
export type Help_CallInputs = {
  number: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Call {number}" |
 *
 * @param {Help_CallInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const help_call: ((
  inputs: Help_CallInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Help_CallInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { help_call as 'help.call' };
