import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeLocation } from './location.ts';
import { foundItem, missingOf, reportNames, type ReportValues, wanted } from './report-values.ts';

const nothing = Object.fromEntries(reportNames.map((name) => [name, ''])) as ReportValues;

test('FIND-08 FIND-16 a telephone number is none of the five', () => {
  expect(missingOf(foundItem({ ...nothing, phone: '0151' }))).toEqual([...wanted]);
});

test('FIND-09 FIND-10 what is missing of the five, whichever are given', () => {
  fc.assert(
    fc.property(fc.subarray([...wanted]), fc.constantFrom('', ' ', '\n'), (given, empty) => {
      const values = {
        ...nothing,
        ...Object.fromEntries(wanted.map((field) => [field, given.includes(field) ? ' x ' : empty])),
      };
      expect(missingOf(foundItem(values))).toEqual(wanted.filter((field) => !given.includes(field)));
    }),
  );
});

test('CALM-18 FIND-17 a described place is a location, and so is a point', () => {
  expect(missingOf(foundItem({ ...nothing, place: 'Bench at the river' }))).not.toContain('place');
  const location = writeLocation({ latitude: 1, longitude: 2 });
  expect(missingOf(foundItem({ ...nothing, location }))).not.toContain('place');
  expect(missingOf(foundItem({ ...nothing, location: '{}' }))).toContain('place');
});
