export type LocalizedString = import('../runtime.js').LocalizedString;
export type Prefill_Discussfrom1Inputs = {
  subject: NonNullable<unknown>;
  source: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Hello, I would like to talk about “{subject}”. I found it here: {source}." |
 *
 * @param {Prefill_Discussfrom1Inputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const prefill_discussfrom1: ((
  inputs: Prefill_Discussfrom1Inputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Prefill_Discussfrom1Inputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { prefill_discussfrom1 as 'prefill.discussFrom' };
