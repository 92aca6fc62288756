import { answerWords } from '#content/forms/answer.ts';
import type { Words } from '#contract/words.ts';

/** The words of `ui/answer-field.tsx`. */
export const answerChoice = (t: Words) => ({
  question: t(answerWords.question),
  email: t(answerWords.email),
  none: t(answerWords.none),
});
