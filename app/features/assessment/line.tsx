import { useWords } from '#app/i18n/locale.ts';
import { Slider } from '#app/ui/slider.tsx';
import { stepWords as words } from '#content/diagnostics/assessment-steps.ts';
import { slider, valueOf, type Answer } from './answers.ts';
import { sayPlace, type SliderQuestion } from './say-place.ts';
import styles from './steps.module.css';
import { TakeBack } from './take-back.tsx';

type Props = { question: SliderQuestion; answer: Answer; onAnswer: (answer: Answer) => void };

/** A place between two words. Until somebody touches it there is no answer; who never thought about it can say so. */
export function Line({ question, answer, onAnswer }: Props) {
  const t = useWords();
  const value = valueOf(question, answer);
  const towards = (end: string) => t(words.towards, { end });
  return (
    <fieldset className={styles.group} aria-labelledby="question answer-title">
      <legend id="answer-title">{t(words.place)}</legend>
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
