import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import oneLine from '#app/ui/lines.module.css';
import alike from '#app/ui/looks.module.css';
import { summaryWords as words } from '#content/diagnostics/assessment-steps.ts';
import { questions, type AssessmentQuestion } from '#content/diagnostics/assessment.ts';
import type { Words } from '#contract/words.ts';
import { type Answer, noAnswer, sayPlace, slider, type SliderQuestion, valueOf } from './answers.ts';
import { Notes } from './notes.tsx';
import styles from './steps.module.css';

/** What was entered, for paper. Nothing is counted or judged, and nothing is shown as a number. */
export function Summary({ answers, onBack }: { answers: readonly Answer[]; onBack: () => void }) {
  const t = useWords();
  return (
    <>
      <section className={`${alike.box} ${styles.card} ${styles.summary}`} aria-labelledby="summary">
        <h2 id="summary" tabIndex={-1}>
          {t(words.title)}
        </h2>
        <p className={styles.notice}>{t(words.isNoResult)}</p>
        {questions.map((question, index) => (
          <Entry key={question.id} question={question} answer={answers[index] ?? noAnswer} />
        ))}
      </section>
      <p>{t(words.isGone)}</p>
      <div className={styles.buttons}>
        <Button onClick={() => window.print()}>{t(words.print)}</Button>
        <Button look="quiet" onClick={onBack}>
          {t(words.back)}
        </Button>
      </div>
      <Notes answers={answers} />
      <section aria-labelledby="where-next">
        <h2 id="where-next">{t(words.whereNext)}</h2>
        <p>
          <Link className={oneLine.reach} to={pathTo('diagnostics')}>
            {t(words.toDiagnostics)}
          </Link>
        </p>
        <p>
          <Link className={oneLine.reach} to={pathTo('help-now')}>
            {t(words.toHelp)}
          </Link>
        </p>
      </section>
    </>
  );
}

function Entry({ question, answer }: { question: AssessmentQuestion; answer: Answer }) {
  const t = useWords();
  const value = valueOf(question, answer);
  return (
    <div className={styles.entry}>
      <h3>{t(question.question)}</h3>
      <p>
        {t(words.answer)} <strong>{sayAnswer(question, answer, t)}</strong>
      </p>
      {question.type === 'slider' && value !== undefined && !answer.isNeverConsidered && (
        <LineDrawing question={question} value={value} />
      )}
      {answer.feedback.trim() !== '' && (
        <p className={styles.written}>
          {t(words.feedback)} <span dir="auto">{answer.feedback.trim()}</span>
        </p>
      )}
    </div>
  );
}

function sayAnswer(question: AssessmentQuestion, answer: Answer, t: Words): string {
  if (question.type === 'slider' && answer.isNeverConsidered) return t(words.neverConsidered);
  const value = valueOf(question, answer);
  if (value === undefined) return t(words.notAnswered);
  if (question.type === 'slider') return sayPlace(value, question, t);
  const option = Object.values(question.options)[value];
  return option ? t(option) : t(words.notAnswered);
}

/** The line with the place on it, for eyes: the words above say the same. */
function LineDrawing({ question: { minLabel, maxLabel }, value }: { question: SliderQuestion; value: number }) {
  const t = useWords();
  const x = 12 + ((value - slider.min) / (slider.max - slider.min)) * 276;
  return (
    <div className={styles.drawing} aria-hidden="true">
      <svg viewBox="0 0 300 24" width="300" height="24">
        <path d="M12 12h276M12 6v12M288 6v12" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        <circle cx={x} cy="12" r="8" fill="currentColor" />
      </svg>
      <p>
        <span>{t(minLabel)}</span>
        <span>{t(maxLabel)}</span>
      </p>
    </div>
  );
}
