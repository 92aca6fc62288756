export type LocalizedString = import('../runtime.js').LocalizedString;
export type Donate_QuestionInputs = {
  either: NonNullable<unknown>;
  or: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "{either} or {or} euro?" |
 *
 * @param {Donate_QuestionInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const donate_question: ((
  inputs: Donate_QuestionInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Donate_QuestionInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { donate_question as 'donate.question' };
