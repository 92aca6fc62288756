import * as v from 'valibot';
import { type CheckedForm, checkForm, contactProblems } from './contact.ts';
import { address, line, text } from './fields.ts';
import type { FoundField } from './found-fields.ts';
import { longest } from './limits.ts';
import type { Localized } from './locale.ts';
import { degrees, longestAddress } from './location.ts';

/** Said where a browser has no calendar of its own and something else was typed. */
export const dayProblem: Localized = {
  en: 'Please write the day like this: 2026-05-31.',
  de: 'Bitte schreib den Tag so: 2026-05-31.',
};

/** No 31st of February, and no year that a database does not know. */
const isDay = (day: string): boolean =>
  day >= '1900' && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

const answers = {
  item: line(200),
  description: text(3_000),
  place: line(500),
  /** `2026-05-31`, as an input of type date gives it. */
  day: v.union([v.literal(''), v.pipe(v.string(), v.trim(), v.isoDate(), v.check(isDay))], 'invalid'),
  phone: line(100),
};

/**
 * The rules of a report of a found or lost thing. Every answer may be missing (FIND-09), none may be too long:
 * all of them together, with their markup, stay within what one message may hold.
 */
const foundItemSchema = v.object({
  ...answers,
  name: line(longest.name),
  email: v.union([v.literal(''), address], ({ input }) =>
    String(input).length > longest.email ? 'tooLong' : 'invalid',
  ),
});

// No finer than it is shown: a database cannot reckon with 1e-200.
const degreesWithin = (most: number) =>
  v.pipe(
    v.number(),
    v.minValue(-most),
    v.maxValue(most),
    v.transform((value) => Number(degrees(value))),
  );

/** What of a report travels beside its message, for the team's inbox to show and compare. */
export const thingSchema = v.object({
  ...answers,
  location: v.optional(
    v.object({
      latitude: degreesWithin(90),
      longitude: degreesWithin(180),
      address: v.optional(line(longestAddress)),
    }),
  ),
});

export type Thing = v.InferOutput<typeof thingSchema>;

/** Checks a report. */
export const checkFoundItem = (
  answered: Record<FoundField, string>,
): CheckedForm<Record<FoundField, string>, FoundField> =>
  checkForm(foundItemSchema, answered, { day: dayProblem, email: contactProblems.email });
