export type LocalizedString = import('../runtime.js').LocalizedString;
export type Prefill_DiscussInputs = {
  subject: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Hello, I would like to talk about “{subject}”." |
 *
 * @param {Prefill_DiscussInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const prefill_discuss: ((
  inputs: Prefill_DiscussInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Prefill_DiscussInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { prefill_discuss as 'prefill.discuss' };
