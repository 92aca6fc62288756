import { useWords } from '#app/i18n/locale.ts';
import { questionCounter, questions, questionTypes, type AssessmentQuestion } from '#content/diagnostics/assessment.ts';

type Props = { question: AssessmentQuestion; number: number; id?: string; className?: string | undefined };

/** Which question of how many it is, and of what kind. */
export function QuestionCounter({ question, number, ...rest }: Props) {
  const t = useWords();
  const counter = t(questionCounter, { number, count: questions.length });
  return (
    <p {...rest}>
      {counter} · {t(questionTypes[question.type])}
    </p>
  );
}
