import { expect, test } from 'vitest';
import { holdStill } from './use-still.ts';

test('while a form is sent its fields stand still, and of a list what is chosen stays; after it all can be changed', () => {
  const field = { readOnly: false };
  const options = [
    { selected: true, disabled: false },
    { selected: false, disabled: false },
  ];
  const file = Object.assign(new EventTarget(), { type: 'file' });
  const isHeard = () => file.dispatchEvent(new Event('click', { cancelable: true }));
  const controls = [field, { options }, file] as unknown as Element[];
  holdStill(controls, true);
  expect([field.readOnly, ...options.map(({ disabled }) => disabled)]).toEqual([true, false, true]);
  expect(isHeard()).toBe(false);
  holdStill(controls, false);
  expect([field.readOnly, ...options.map(({ disabled }) => disabled)]).toEqual([false, false, false]);
  expect(isHeard()).toBe(true);
});
