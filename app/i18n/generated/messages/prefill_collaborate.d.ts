export type LocalizedString = import('../runtime.js').LocalizedString;
export type Prefill_CollaborateInputs = {
  project: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Hello, I would like to work with you on “{project}”." |
 *
 * @param {Prefill_CollaborateInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const prefill_collaborate: ((
  inputs: Prefill_CollaborateInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Prefill_CollaborateInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { prefill_collaborate as 'prefill.collaborate' };
