import { expect, test } from 'vitest';
import { checkDonation } from './donation.ts';

const filled = { amount: '25', name: '', email: '', message: '' };
const problemsOf = (values: Partial<typeof filled>) => {
  const checked = checkDonation({ ...filled, ...values });
  return checked.ok ? [] : Object.entries(checked.problems).map(([field, { en }]) => [field, en]);
};

test('DON-02 DON-03 an amount is enough; it becomes whole euros', () => {
  expect(checkDonation({ ...filled, amount: ' 10,50 €' })).toEqual({ ok: true, value: { ...filled, amount: 10 } });
  expect(checkDonation({ amount: '1', name: ' Ada\t', email: ' ada@example.org ', message: ' Grüße\n\nAda ' })).toEqual(
    { ok: true, value: { amount: 1, name: 'Ada', email: 'ada@example.org', message: 'Grüße\n\nAda' } },
  );
});

test('DON-02 no amount, and each that cannot be given, is refused', () => {
  for (const amount of ['', ' ', '0', '-5', 'abc', '٣', '1.000', '1000000'])
    expect(checkDonation({ ...filled, amount })).toEqual({ ok: false, problems: {} });
});

test('DON-03 an e-mail address may be missing, but not be wrong', () => {
  expect(problemsOf({ email: '  ' })).toEqual([]);
  for (const email of ['ada', 'ada@example', 'ada@@example.org', 'No email provided'])
    expect(problemsOf({ email })).toEqual([['email', 'Please enter a valid email']]);
});

test('texts that cannot be sent are named, each at its field', () => {
  expect(problemsOf({ name: 'a'.repeat(201), message: 'a'.repeat(19_001) }).map(([field]) => field)).toEqual([
    'name',
    'message',
  ]);
  expect(problemsOf({ name: 'A\u0000da' })).toEqual([
    ['name', 'This text has invisible characters that we can’t send. Please type it again.'],
  ]);
});
