import { foundFields, type FoundField } from './found-fields.ts';
import { readLocation, type Location } from './location.ts';

/** All that the form keeps: the questions, whether an answer is wanted, the location as one value, a mark of the photo. */
export const reportNames = [...foundFields, 'answer', 'location', 'photo'] as const;

export type ReportValues = Record<(typeof reportNames)[number], string>;

/** What somebody typed, and the place. */
export type FoundItem = Record<FoundField, string> & { location: Location | undefined };

/** The five that a report should have (FIND-09), in their order on the page. The place is one of them, however it is told. */
export const wanted = ['item', 'description', 'place', 'name', 'email'] as const satisfies readonly FoundField[];

export type Wanted = (typeof wanted)[number];

/** Without spaces around the answers. */
export function foundItem(values: Record<FoundField | 'location', string>): FoundItem {
  const answers = foundFields.map((field) => [field, values[field].trim()] as const);
  return { ...(Object.fromEntries(answers) as Record<FoundField, string>), location: readLocation(values.location) };
}

/** Which of the five are not there. All five: there is nothing to send. */
export const missingOf = (found: FoundItem): Wanted[] =>
  wanted.filter((field) => found[field] === '' && (field !== 'place' || !found.location));

/** Whether nothing is there that could be sent (FIND-08). */
export const isEmptyReport = (found: FoundItem): boolean => missingOf(found).length === wanted.length;
