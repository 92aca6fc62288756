import { afterEach, expect, test, vi } from 'vitest';
import type { CallFailure } from '#app/lib/backend/call.ts';
import type { AccountCode, FailureCode } from '#contract/failures.ts';
import { wordsIn } from '#contract/words.ts';
import { accountProblem, serverWords } from './account-words.ts';

const refused = (code: AccountCode | FailureCode, reasons: string[] = []) => ({
  ok: false as const,
  because: 'refused' as const,
  code,
  message: 'The words of $& the server',
  reasons,
});

afterEach(() => vi.unstubAllGlobals());

test('a refusal is said in plain words of the language', () => {
  expect(accountProblem(refused('same_password'), wordsIn('de'))).toMatch(/bisheriges Passwort/u);
  expect(accountProblem(refused('same_password'), wordsIn('en'))).toMatch(/already your password/u);
});

test('AUTH-09 a weak password is refused with each reason, and an unknown reason is no fault', () => {
  const words = accountProblem(refused('weak_password', ['length', 'pwned', 'new']), wordsIn('en'));
  expect(words).toBe(
    'This password is too weak. Please use at least 8 characters. Several words in a row are fine. It’s well known or can be guessed quickly. Several unrelated words are better.',
  );
});

test('AUTH-14 below stand the words of the server, as they came', () => {
  expect(serverWords(refused('conflict'), wordsIn('en'))).toBe('The server says: The words of $& the server');
});

test.each(['new_code', 'constructor', 'toString'])('a code we have no words for is said in general: %s', (code) => {
  expect(accountProblem(refused(code as AccountCode), wordsIn('en'))).toBe('That didn’t work.');
});

test('AUTH-14 what our functions say is meant for people, and is said once', () => {
  const failure = { ...refused('wrong_password'), isWorded: true };
  expect(accountProblem(failure, wordsIn('en'))).toBe('The words of $& the server');
  expect(serverWords(failure, wordsIn('en'))).toBeUndefined();
});

test('no answer is told apart from no connection', () => {
  const away: CallFailure = { ok: false, because: 'unreachable' };
  vi.stubGlobal('navigator', { onLine: true });
  expect(accountProblem(away, wordsIn('en'))).toMatch(/can’t reach/u);
  vi.stubGlobal('navigator', { onLine: false });
  expect(accountProblem(away, wordsIn('en'))).toMatch(/offline/u);
  expect(serverWords(away, wordsIn('en'))).toBeUndefined();
});
