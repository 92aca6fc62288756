import { expect, test, vi } from 'vitest';
import { wordsIn } from '#contract/words.ts';
import { whyNotSent } from './why-not-sent.ts';

test('beside "not sent": the words of the server, or that there is no connection, or nothing', () => {
  const because = (failed: Parameters<typeof whyNotSent>[0], onLine: boolean) => {
    vi.stubGlobal('navigator', { onLine });
    return whyNotSent(failed, wordsIn('de'));
  };
  expect(because({ because: 'refused', detail: 'Too many.' }, false)).toBe('Too many.');
  expect(because({ because: 'unreachable' }, false)).toBe('Es gab keine Verbindung. Dein Text bleibt erhalten.');
  expect(because({ because: 'unreachable' }, true)).toBeUndefined();
});
