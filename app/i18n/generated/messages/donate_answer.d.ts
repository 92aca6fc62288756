export type LocalizedString = import('../runtime.js').LocalizedString;
export type Donate_AnswerInputs = {
  question: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "Please answer: {question}" |
 *
 * @param {Donate_AnswerInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const donate_answer: ((
  inputs: Donate_AnswerInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Donate_AnswerInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { donate_answer as 'donate.answer' };
