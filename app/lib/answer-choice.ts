import type { Words } from '#app/i18n/locale.ts';
import { answerWords } from '#content/forms/answer.ts';

/** The words of `ui/answer-field.tsx`. */
export const answerChoice = (t: Words) => ({
  question: t(answerWords.question),
  email: t(answerWords.email),
  none: t(answerWords.none),
});
