import { expect, test } from 'vitest';
import { Refusal } from '#server/http/refusal.ts';
import { refuseWeakPassword } from './password-strength.ts';
import { longestPassword } from './passwords.ts';

const reasonsFor = async (password: string, about: readonly string[] = []): Promise<unknown> =>
  refuseWeakPassword(password, about).then(
    () => 'taken',
    (error: unknown) => (error instanceof Refusal ? (error.more.weakReasons ?? error.code) : error),
  );

test('AUTH-09 short and guessable passwords are refused with their reason, in English and German', async () => {
  expect(await reasonsFor('kX9#mq2')).toEqual(['length']);
  // Counted in characters, not in bytes.
  expect(await reasonsFor('🦦🦦🦦🦦🦦🦦🦦')).toEqual(['length']);
  for (const guessable of [
    'password',
    'P@ssw0rd1',
    'Passwort123',
    'passw0rt2024',
    'qwertzuiop',
    'hallo123',
    'Sommer2024',
    'schmetterling',
    'aaaaaaaaaaaaaaaa',
    '12345678901234567890',
    '        ',
  ])
    expect([guessable, await reasonsFor(guessable)]).toEqual([guessable, ['pwned']]);
});

test('AUTH-09 what a guesser knows about the owner does not count', async () => {
  expect(await reasonsFor('annegret-wupperfeld')).toBe('taken');
  expect(await reasonsFor('annegret-wupperfeld', ['annegret-wupperfeld@example.org'])).toEqual(['pwned']);
  expect(await reasonsFor('Wupperfeld1', ['a@example.org', 'Annegret Wupperfeld'])).toEqual(['pwned']);
});

test('phrases, random characters and anything long are taken, without rules about kinds of characters', async () => {
  for (const good of [
    'seven quiet otters nap',
    'eisvogel morgens trompete',
    'kX9#mq2!',
    'ünser grünes Fahrrad singt',
    Array.from({ length: 40 }, (_, i) => `wort${i * 37}`)
      .join(' ')
      .slice(0, 250),
  ])
    expect([good, await reasonsFor(good)]).toEqual([good, 'taken']);
  expect(await reasonsFor(`seven quiet otters nap ${'z'.repeat(longestPassword - 23)}`)).toBe('taken');
  expect(await reasonsFor('x'.repeat(longestPassword + 1))).toBe('validation_failed');
});

test('SEC-09 looking at the hardest passwords leaves the main thread free', async () => {
  await refuseWeakPassword('seven quiet otters nap', []);
  let answered = 0;
  const looks = Array.from({ length: 20 }, async (_, i) => {
    await refuseWeakPassword(`${i}@4$50!1|3e`.repeat(80), []);
    answered += 1;
  });
  // Many turns of the main thread pass before the worker has looked at even half of them.
  for (let turn = 0; turn < 500; turn += 1) await new Promise(setImmediate);
  expect(answered).toBeLessThan(10);
  await Promise.all(looks);
  expect(answered).toBe(20);
});

test('SEC-09 whoever asks for many looks from one network leaves half of the queue to everybody else', async () => {
  const look = async (from: string): Promise<string> =>
    refuseWeakPassword('seven quiet otters nap', [], from).then(
      () => 'taken',
      () => 'refused',
    );
  const flood = Array.from({ length: 60 }, () => look('2001:db8:2::/48'));
  const others = Array.from({ length: 20 }, (_, n) => look(`198.51.100.${n}`));
  expect(await Promise.all(others)).toEqual(Array(20).fill('taken'));
  // The one that is looked at, and half of the queue.
  expect((await Promise.all(flood)).filter((outcome) => outcome === 'taken')).toHaveLength(21);
});
