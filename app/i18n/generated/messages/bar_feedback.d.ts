export type LocalizedString = import('../runtime.js').LocalizedString;
export type Bar_FeedbackInputs = {};
/**
 * | output |
 * | --- |
 * | "Give feedback" |
 *
 * @param {Bar_FeedbackInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const bar_feedback: ((
  inputs?: Bar_FeedbackInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Bar_FeedbackInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { bar_feedback as 'bar.feedback' };
