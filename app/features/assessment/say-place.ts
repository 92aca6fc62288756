import { placeWords } from '#content/diagnostics/assessment-steps.ts';
import type { AssessmentQuestion } from '#content/diagnostics/assessment.ts';
import type { Words } from '#contract/words.ts';
import { placeOf } from './answers.ts';

export type SliderQuestion = Extract<AssessmentQuestion, { type: 'slider' }>;

/** A place on the line in words: `close to “Very Intensely”`. */
export function sayPlace(value: number, { minLabel, maxLabel }: SliderQuestion, t: Words): string {
  const place = placeOf(value);
  if (place.where === 'middle') return t(placeWords.middle);
  return t(placeWords[place.where], { end: t(place.end === 'min' ? minLabel : maxLabel) });
}
