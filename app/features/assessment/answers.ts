import { placeWords } from '#content/diagnostics/assessment-steps.ts';
import type { AssessmentQuestion } from '#content/diagnostics/assessment.ts';
import type { Words } from '#contract/words.ts';

/** The line of a slider question (TEST-06). `start` is where its handle waits. */
export const slider = { min: 0, max: 100, start: 50 } as const;

/** What a visitor did with one question. It lives in the memory of the page and nowhere else. */
export type Answer = {
  /** The chosen option, by its place in the list. */
  option: number | undefined;
  /** Undefined until somebody touched the slider: a handle that waits in the middle says nothing about anybody. */
  sliderValue: number | undefined;
  isNeverConsidered: boolean;
  feedback: string;
};

export const noAnswer: Answer = { option: undefined, sliderValue: undefined, isNeverConsidered: false, feedback: '' };

/** The answer as it counts. Never considered is the first value of the slider (TEST-07); nobody is shown it as theirs. */
export function valueOf({ type }: AssessmentQuestion, answer: Answer): number | undefined {
  if (type === 'multiple-choice') return answer.option;
  return answer.isNeverConsidered ? slider.min : answer.sliderValue;
}

/** Forgets the answer and keeps what was written about the question. */
export const takenBack = ({ feedback }: Answer): Answer => ({ ...noAnswer, feedback });

type Place = { where: 'atEnd' | 'closeToEnd' | 'towardsEnd'; end: 'min' | 'max' } | { where: 'middle' };

/** Where on the line a value is, for words. `placeOf(80)` is close to the upper end. */
export function placeOf(value: number): Place {
  const middle = (slider.min + slider.max) / 2;
  if (value === middle) return { where: 'middle' };
  const end = value < middle ? 'min' : 'max';
  const distance = Math.abs(value - slider[end]);
  if (distance === 0) return { where: 'atEnd', end };
  return { where: distance < (slider.max - slider.min) / 4 ? 'closeToEnd' : 'towardsEnd', end };
}

export type SliderQuestion = Extract<AssessmentQuestion, { type: 'slider' }>;

/** A place on the line in words: `close to “Very Intensely”`. */
export function sayPlace(value: number, { minLabel, maxLabel }: SliderQuestion, t: Words): string {
  const place = placeOf(value);
  if (place.where === 'middle') return t(placeWords.middle);
  return t(placeWords[place.where], { end: t(place.end === 'min' ? minLabel : maxLabel) });
}
