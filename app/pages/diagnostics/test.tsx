import { NextStep } from '#app/blocks/next-step.tsx';
import { Passages } from '#app/blocks/passages.tsx';
import { Assessment } from '#app/features/assessment/assessment.island.tsx';
import { QuestionCounter } from '#app/features/assessment/question-counter.tsx';
import { QuestionMeaning } from '#app/features/assessment/question-meaning.tsx';
import { Start } from '#app/features/assessment/start.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { Island } from '#app/islands/island.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { pathTo } from '#app/paths.ts';
import { areaClass } from '#app/ui/area-colours.ts';
import { CardGrid, Card } from '#app/ui/card.tsx';
import oneLine from '#app/ui/lines.module.css';
import alike from '#app/ui/looks.module.css';
import { HeadedPage } from '#app/ui/masthead.tsx';
import { More } from '#app/ui/more.tsx';
import {
  assessmentLead,
  assessmentNext,
  assessmentNotice,
  assessmentPassages,
  assessmentTitle,
  questions,
  sampleQuestionsTitle,
  scaleText,
  type AssessmentQuestion,
} from '#content/diagnostics/assessment.ts';
import styles from './test.module.css';

export const head = pageHead(assessmentTitle, assessmentNotice.text);

export default function DiagnosticsTest() {
  const t = useWords();
  return (
    <HeadedPage area="lilac" title={t(assessmentTitle)} lead={t(assessmentLead)} drawing="/drawings/part-sliders.svg">
      <Island of={Assessment} until="press">
        <div className={styles.start}>
          <section className={styles.notice} aria-labelledby="notice">
            <h2 id="notice">{t(assessmentNotice.title)}</h2>
            <p>{t(assessmentNotice.text)}</p>
          </section>
          <Start />
        </div>
        <div className={`${styles.start} ${styles.texts} ${areaClass('lilac')}`}>
          <Passages passages={assessmentPassages} />
        </div>
        <More words={t(sampleQuestionsTitle)} level={2} className={`${alike.box} ${styles.samples}`}>
          <CardGrid columns={2}>
            {t.now(questions).map((question, index) => (
              <SampleQuestion key={question.id} question={question} number={index + 1} />
            ))}
          </CardGrid>
        </More>
        <NextStep
          {...assessmentNext}
          to={pathTo('contact', { reason: 'talk', message: t(assessmentNext.message), source: 'Diagnostics' })}
        />
      </Island>
    </HeadedPage>
  );
}

/** A question to read without trying it out, on request: one after the other is calmer. Nothing here can be answered, so nothing looks like a field. */
function SampleQuestion({ question, number }: { question: AssessmentQuestion; number: number }) {
  const t = useWords();
  return (
    <Card title={t(question.question)} level={3} edge="lilac">
      <QuestionCounter question={question} number={number} className={oneLine.small} />
      {question.type === 'slider' ? (
        <p>{t(scaleText, { from: t(question.minLabel), to: t(question.maxLabel) })}</p>
      ) : (
        <ul className={styles.options}>
          {Object.entries(question.options).map(([name, option]) => (
            <li key={name}>{t(option)}</li>
          ))}
        </ul>
      )}
      <QuestionMeaning question={question} />
    </Card>
  );
}
