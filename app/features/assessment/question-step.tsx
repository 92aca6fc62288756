import { useWords } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { TextareaField } from '#app/ui/control-fields.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import alike from '#app/ui/looks.module.css';
import { Slider } from '#app/ui/slider.tsx';
import { stepWords as words } from '#content/diagnostics/assessment-steps.ts';
import { type AssessmentQuestion, questions } from '#content/diagnostics/assessment.ts';
import { formWords } from '#content/forms/form.ts';
import { type Answer, sayPlace, slider, type SliderQuestion, takenBack, valueOf } from './answers.ts';
import { QuestionCounter } from './question-counter.tsx';
import { QuestionMeaning } from './question-meaning.tsx';
import styles from './steps.module.css';

type AnswerProps<Question> = { question: Question; answer: Answer; onAnswer: (answer: Answer) => void };

type Props = AnswerProps<AssessmentQuestion> & { number: number; goTo: (step: number) => void };

/** One question: what it is, what it means on request, its answer, and what would make it easier. */
export function QuestionStep({ question, number, answer, onAnswer, goTo }: Props) {
  const t = useWords();
  return (
    <>
      <p className={styles.notice}>{t(words.notice)}</p>
      <article className={`${alike.box} ${styles.card}`}>
        <QuestionCounter question={question} number={number} id="question-counter" className={styles.counter} />
        <h2 tabIndex={-1} aria-describedby="question-counter">
          {t(question.question)}
        </h2>
        <Disclosure closed={t(words.showMore)} open={t(words.hideMore)}>
          <QuestionMeaning question={question} />
        </Disclosure>
        {question.type === 'slider' ? (
          <Line question={question} answer={answer} onAnswer={onAnswer} />
        ) : (
          <Choice question={question} answer={answer} onAnswer={onAnswer} />
        )}
        <div className={styles.feedback}>
          <TextareaField
            id={`${question.id}-feedback`}
            label={`${t(words.feedback)} ${t(formWords.optional)}`}
            hint={t(words.feedbackHint)}
            rows={3}
            autoComplete="off"
            value={answer.feedback}
            onChange={(event) => onAnswer({ ...answer, feedback: event.target.value })}
          />
        </div>
      </article>
      <StepButtons number={number} goTo={goTo} />
    </>
  );
}

/** Previous and Next stay where they are. The one that cannot be used says why, to everybody. */
function StepButtons({ number, goTo }: { number: number; goTo: (step: number) => void }) {
  const t = useWords();
  const isFirst = number === 1;
  const isLast = number === questions.length;
  return (
    <div className={styles.buttons}>
      <Button
        look="quiet"
        aria-disabled={isFirst}
        aria-describedby={isFirst ? 'step-end' : undefined}
        onClick={() => !isFirst && goTo(number - 1)}
      >
        {t(words.previous)}
      </Button>
      <Button
        aria-disabled={isLast}
        aria-describedby={isLast ? 'step-end' : undefined}
        onClick={() => !isLast && goTo(number + 1)}
      >
        {t(words.next)}
      </Button>
      {isLast && <Button onClick={() => goTo(number + 1)}>{t(words.toSummary)}</Button>}
      {(isFirst || isLast) && <p id="step-end">{t(isFirst ? words.isFirst : words.isLast)}</p>}
    </div>
  );
}

type ChoiceQuestion = Extract<AssessmentQuestion, { type: 'multiple-choice' }>;

/** One option of several, none of which is chosen at first. */
function Choice({ question, answer, onAnswer }: AnswerProps<ChoiceQuestion>) {
  const t = useWords();
  return (
    <fieldset className={styles.group}>
      <legend>{t(words.choose)}</legend>
      {Object.entries(question.options).map(([name, option], index) => (
        <label className={styles.option} key={name}>
          <input
            type="radio"
            name={question.id}
            checked={answer.option === index}
            onChange={() => onAnswer({ ...answer, option: index })}
          />
          <span>{t(option)}</span>
        </label>
      ))}
      <TakeBack question={question} answer={answer} onAnswer={onAnswer} />
    </fieldset>
  );
}

/** A place between two words. Until somebody touches it there is no answer; who never thought about it can say so. */
function Line({ question, answer, onAnswer }: AnswerProps<SliderQuestion>) {
  const t = useWords();
  const value = valueOf(question, answer);
  const towards = (end: string) => t(words.towards, { end });
  return (
    <fieldset className={styles.group}>
      <legend>{t(words.place)}</legend>
      <Slider
        id={question.id}
        label={t(words.line)}
        min={slider.min}
        max={slider.max}
        value={value ?? slider.start}
        onChange={(sliderValue) => onAnswer({ ...answer, sliderValue })}
        valueText={value === undefined ? t(words.notAnswered) : `${value}: ${sayPlace(value, question, t)}`}
        less={towards(t(question.minLabel))}
        more={towards(t(question.maxLabel))}
        minLabel={t(question.minLabel)}
        maxLabel={t(question.maxLabel)}
        isUntouched={value === undefined}
        disabledBecause={answer.isNeverConsidered ? t(words.sliderIsOff) : undefined}
      />
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={answer.isNeverConsidered}
          onChange={(event) => onAnswer({ ...answer, isNeverConsidered: event.target.checked })}
        />
        <span>{t(words.neverConsidered)}</span>
      </label>
      <TakeBack question={question} answer={answer} onAnswer={onAnswer} />
    </fieldset>
  );
}

/** A radio button cannot be unticked and a slider not be untouched, so this opens a question again. The slider says by itself where it stands. */
function TakeBack({ question, answer, onAnswer }: AnswerProps<AssessmentQuestion>) {
  const t = useWords();
  const isAnswered = valueOf(question, answer) !== undefined;
  return (
    <div className={styles.takeBack}>
      {question.type !== 'slider' && <span role="status">{t(isAnswered ? words.answered : words.notAnswered)}</span>}
      <div className={isAnswered ? undefined : styles.waiting}>
        <Button
          look="quiet"
          onClick={({ currentTarget }) => {
            // The button goes with the answer, so the focus moves on before.
            currentTarget.closest('fieldset')?.querySelector<HTMLElement>('input:enabled')?.focus();
            onAnswer(takenBack(answer));
          }}
        >
          {t(words.takeBack)}
        </Button>
      </div>
    </div>
  );
}
