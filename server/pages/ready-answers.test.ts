import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { listenHere } from '#server/testing/listening.ts';
import { noteBytes, readyAnswers } from './ready-answers.ts';

const forAll = {
  'Content-Type': 'text/html',
  'Cache-Control': 'no-cache',
  ETag: '"1"',
  'Content-Length': '2',
  Vary: 'Accept-Encoding',
};

/** A server that counts what it has to answer itself. */
async function serve(headers: Record<string, string> = forAll) {
  const state = { asked: 0, isStopping: false, meanwhile: () => {} };
  const ready = readyAnswers({ isPage: (path) => !path.startsWith('/rest'), isStopping: () => state.isStopping });
  const app = new Hono();
  app.use(ready.keep);
  app.use(async (c, next) => {
    c.header('X-Request-Id', crypto.randomUUID());
    await next();
  });
  app.all('*', (c) => {
    state.asked += 1;
    state.meanwhile();
    const bytes = Buffer.from(String(10 + state.asked));
    noteBytes(c, bytes);
    const value = (): never => {
      throw new Error('Thousands who read nothing would each hold a copy.');
    };
    return Object.defineProperty(c.body(bytes, 200, headers), 'clone', { value });
  });
  const { port, stop } = await listenHere(app.fetch, { answerAtOnce: ready.give });
  onTestFinished(stop);
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { date: _date, 'x-request-id': id, ...others } = Object.fromEntries(answer.headers);
    return { id, others, text: await answer.text() };
  };
  return { state, ready, ask };
}

test('who asks for the same gets the same without a copy, with a number of their own, until something else is published', async () => {
  const { state, ready, ask } = await serve();
  const first = await ask('/page');
  const second = await ask('/page');
  expect(second).toEqual({ ...first, id: expect.stringMatching(/^[\da-f-]{36}$/u) });
  expect(second.id).not.toBe(first.id);
  expect(state.asked).toBe(1);
  ready.forget();
  expect((await ask('/page')).text).toBe('12');
});

test('what was published while it was made is not kept', async () => {
  const { state, ready, ask } = await serve();
  state.meanwhile = ready.forget;
  await ask('/page');
  expect((await ask('/page')).text).toBe('12');
});

test.for([
  ['another address', '/page?q=1', {}],
  ['another encoding', '/page', { headers: { 'accept-encoding': 'identity' } }],
  ['a copy that may be current', '/page', { headers: { 'if-none-match': '"1"' } }],
  ['no GET', '/page', { method: 'POST', body: 'a' }],
] as const)('%s is answered by itself', async ([, path, init]) => {
  const { state, ask } = await serve();
  await ask('/page');
  await ask(path, init);
  expect(state.asked).toBe(2);
});

test.for([
  ['for one alone', '/page', { ...forAll, 'Cache-Control': 'private, no-cache' }],
  ['never to be kept', '/page', { ...forAll, 'Cache-Control': 'no-store' }],
  ['of the API', '/rest/v1/projects', forAll],
] as const)('an answer %s is not given to another', async ([, path, headers]) => {
  const { state, ask } = await serve(headers);
  await ask(path);
  await ask(path);
  expect(state.asked).toBe(2);
});

test('a server that stops answers by itself, so that it can end the connection', async () => {
  const { state, ask } = await serve();
  await ask('/page');
  state.isStopping = true;
  await ask('/page');
  expect(state.asked).toBe(2);
});
