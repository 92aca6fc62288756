import { expect, test } from 'vitest';
import { type FailureCode, failureStatus } from '#contract/failures.ts';
import { failureIn } from './ask-function.ts';

const answer = (error: FailureCode): Response =>
  Response.json({ error, message: 'In words.' }, { status: failureStatus[error] });

test.each(['full', 'no_room', 'many_at_once', 'text_changed'] as const)(
  'what was surely not kept is said in the words of the server: %s',
  async (code) => {
    expect(await failureIn(answer(code))).toMatchObject({ because: 'refused', code, message: 'In words.' });
  },
);

test.each(['failed', 'unavailable', 'texts_unavailable'] as const)(
  'what may have been kept before it failed counts as no answer: %s',
  async (code) => {
    expect(await failureIn(answer(code))).toEqual({ ok: false, because: 'unreachable' });
  },
);

test('the page of a proxy is no answer of ours', async () => {
  await expect(failureIn(new Response('<h1>Bad Gateway</h1>', { status: 502 }))).rejects.toThrow(SyntaxError);
});
