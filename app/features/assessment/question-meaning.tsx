import { useWords } from '#app/i18n/locale.ts';
import { explanationTitle, whyTitle, type AssessmentQuestion } from '#content/diagnostics/assessment.ts';

/** What is meant by a question, and why it is asked. */
export function QuestionMeaning({ question }: { question: AssessmentQuestion }) {
  const t = useWords();
  return (
    <>
      <p>
        <strong>{t(explanationTitle)}</strong> {t(question.explanation)}
      </p>
      <p>
        <strong>{t(whyTitle)}</strong> {t(question.why)}
      </p>
    </>
  );
}
