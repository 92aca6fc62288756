import { expect, test } from 'vitest';
import { contactReasons, linkedContactReasons } from './contact-reasons.ts';
import { locales } from './locale.ts';
import { reasonId, reasons, type ReasonId } from './reasons.ts';

const ids = Object.keys(reasons) as ReasonId[];

test('CONT-16 the six reasons of the form, and two more that a link may bring', () => {
  expect(contactReasons.toSorted()).toEqual(['borrow', 'collaboration', 'hello', 'help', 'share', 'talk']);
  expect(linkedContactReasons).toEqual(expect.arrayContaining(['question', 'team-contact']));
});

test('CONT-13 a label of either language leads back to its reason, and no two reasons share one', () => {
  for (const id of ids) {
    expect(reasonId(id)).toBe(id);
    for (const locale of locales) expect(reasonId(reasons[id][locale])).toBe(id);
  }
  for (const locale of locales) expect(new Set(ids.map((id) => reasons[id][locale])).size).toBe(ids.length);
  for (const no of ['', 'constructor', 'say hello', '__proto__']) expect(reasonId(no)).toBeUndefined();
});
