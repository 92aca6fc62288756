export type LocalizedString = import('../runtime.js').LocalizedString;
export type Feedback_BegunInputs = {
  path: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "My feedback on the page {path}:" |
 *
 * @param {Feedback_BegunInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const feedback_begun: ((
  inputs: Feedback_BegunInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Feedback_BegunInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { feedback_begun as 'feedback.begun' };
