export type LocalizedString = import('../runtime.js').LocalizedString;
export type Contact_Next_AnswerInputs = {
  days: NonNullable<unknown>;
};
/**
 * | output |
 * | --- |
 * | "You’ll get an answer by e-mail within {days} days." |
 *
 * @param {Contact_Next_AnswerInputs} inputs
 * @param {{ locale?: "en" | "de" }} options
 * @returns {LocalizedString}
 */
declare const contact_next_answer: ((
  inputs: Contact_Next_AnswerInputs,
  options?: {
    locale?: 'en' | 'de';
  },
) => LocalizedString) &
  import('../runtime.js').MessageMetadata<
    Contact_Next_AnswerInputs,
    {
      locale?: 'en' | 'de';
    },
    {}
  >;
export { contact_next_answer as 'contact.next.answer' };
