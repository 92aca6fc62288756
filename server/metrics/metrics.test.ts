import { expect, onTestFinished, test } from 'vitest';
import { hello, post, sendEmailPath } from '#server/testing/messages.ts';
import { openedAppOn, openedDatabase } from '#server/testing/opened.ts';
import { listenMetrics, makeMetrics } from './metrics.ts';

const database = await openedDatabase();

test('MANY-09 numbers for Prometheus stand on a port of their own and name nobody; they are there while the database is away', async () => {
  const metrics = makeMetrics({ sql: database.sql, sockets: () => 3 });
  const app = await openedAppOn(database, { metrics });
  const watched = await listenMetrics(0, metrics);
  if (!watched.ok) throw new Error(watched.because);
  onTestFinished(watched.value.stop);
  const read = async () => (await fetch(`http://127.0.0.1:${watched.value.port}/metrics`)).text();
  const valueOf = (text: string, name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')
        .at(-1),
    );

  expect((await fetch(app.url + sendEmailPath, post(hello({ name: 'Zoë' })))).status).toBe(200);
  await fetch(`${app.url}/`);
  await fetch(`${app.url}/auth/v1/user`);
  const text = await read();
  expect(valueOf(text, 'ecosystem_answers_total{area="functions",status="2xx"}')).toBe(1);
  expect(valueOf(text, 'ecosystem_answers_total{area="pages",status="2xx"}')).toBe(1);
  expect(valueOf(text, 'ecosystem_answers_total{area="auth",status="4xx"}')).toBe(1);
  expect([valueOf(text, 'ecosystem_mails_waiting'), valueOf(text, 'ecosystem_sockets')]).toEqual([1, 3]);
  expect(valueOf(text, 'ecosystem_database_up')).toBe(1);
  // Every line is one of the format: help, type, or a name with labels and a number.
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="\w+"(?:,\w+="\w+")*\})? [\d.e+-]+)$/u);
  expect(text).not.toContain('Zoë');
  expect((await fetch(`http://127.0.0.1:${watched.value.port}/`)).status).toBe(404);
  // Visitors have no way there.
  expect((await fetch(`${app.url}/metrics`)).status).toBe(404);

  const again = await listenMetrics(watched.value.port, metrics);
  expect(again.ok ? '' : again.because).toBe(
    `Port ${watched.value.port} is already taken by another program. Stop it, or set METRICS_PORT to another number.`,
  );

  const gone = database.connect({ connections: 1, statementTimeoutMs: 1000, purpose: 'test' });
  await gone.end();
  const away = await makeMetrics({ sql: gone, sockets: () => 0 }).text();
  expect(valueOf(away, 'ecosystem_database_up')).toBe(0);
  expect(away).not.toContain('ecosystem_mails_waiting');
});

test('MANY-09 a server that stops says first that it is not ready; while the database is away it is, for its pages are there', async () => {
  let isStopping = false;
  const gone = database.connect({ connections: 1, statementTimeoutMs: 1000, purpose: 'test' });
  await gone.end();
  const app = await openedAppOn(database, { sql: gone, isStopping: () => isStopping });
  const ready = async () => (await fetch(`${app.url}/readyz`)).status;
  expect([await ready(), (await fetch(app.url)).status]).toEqual([200, 200]);
  expect((await fetch(`${app.url}/healthz`)).status).toBe(503);
  isStopping = true;
  expect(await ready()).toBe(503);
});
