import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sharp, { type Sharp } from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { referencePattern } from '#contract/reference.ts';
import { databaseLimits, messageWindows, placeLimiter } from '#server/limits.ts';
import { denoFunction, findDeno } from '#server/testing/deno.ts';
import { eventually } from '#server/testing/eventually.ts';
import { listenHere, listening } from '#server/testing/listening.ts';
import { hello, post, postForm, sendEmailPath } from '#server/testing/messages.ts';
import { openedAppOn, openedDatabase, openedPeer } from '#server/testing/opened.ts';
import { keptLog } from '#server/testing/quiet-log.ts';
import { newMember } from '#server/testing/sessions.ts';
import { databaseUrl } from '#server/testing/several-servers.ts';
import { testKeys } from '#server/testing/test-app.ts';
import { testPostgres } from '#server/testing/test-database.ts';
import { openHosted } from './open-hosted.ts';

type Settings = Readonly<Record<string, string>>;
type Running = { readonly url: string; readonly output: () => string; readonly close: () => Promise<void> };

const ways: Readonly<Record<string, (settings: Settings) => Promise<Running | undefined>>> = {
  Node: async (settings) => {
    const log = keptLog();
    const opened = await openHosted(settings, log);
    if (!opened.ok) throw new Error(opened.because);
    const answer = ((request: Request) => opened.value.answer(request, '127.0.0.1')) as Parameters<
      typeof listenHere
    >[0];
    const { port, stop } = await listenHere(answer);
    const close = async (): Promise<void> => {
      await stop();
      await opened.value.close();
    };
    return { url: `http://127.0.0.1:${port}`, output: () => log.lines.join('\n'), close };
  },
  'Deno, in the wrapper of supabase/functions,': async (settings) => {
    const deno = await findDeno();
    return deno === undefined ? undefined : denoFunction(deno, 'send-email', settings);
  },
};

/** What a program or a person sees of an answer; what is drawn by chance is left out. */
async function seen(response: Response): Promise<object> {
  const plain = (text: string): string =>
    text
      .replaceAll(/EC-\w{4}-\w{4}/gu, 'EC')
      .replaceAll(/[\da-f]{32}/gu, 'TOKEN')
      .replaceAll(/[\da-f]{8}-[\da-f-]{27}/gu, 'ID');
  const kind = response.headers.get('content-type')?.split(';')[0];
  return {
    status: response.status,
    kind,
    allow: response.headers.get('allow'),
    leads: plain(response.headers.get('location') ?? ''),
    body: plain(await response.text()),
  };
}

test.for(Object.entries(ways))(
  'MANY-11 the function of a hosted project under %s takes, limits and refuses messages as the server does: stored once with their mail, which leaves',
  async ([name, start], { skip }) => {
    const database = await openedDatabase(testPostgres);
    const { sql, secrets } = database;
    const peer = await openedPeer();
    // Where the project tells its keys: as ours does, which is opened behind it.
    let keys = '';
    const project = await listening(
      createServer(async (request, response) => {
        response.end(await (await fetch(keys + request.url)).text());
      }),
    );
    onTestFinished(project.close);
    const projectUrl = new URL(project.url);
    const siteUrl = new URL('https://ecosystem.example.org');
    const limiter = placeLimiter(databaseLimits(sql, secrets.jwtSecret), 'send-email', messageWindows);
    const app = await openedAppOn(database, { limiter, siteUrl }, { backendUrl: projectUrl });
    keys = app.url;
    const hosted = await start({
      SUPABASE_URL: projectUrl.href,
      SUPABASE_DB_URL: databaseUrl(database),
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: testKeys.publishableKey }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: testKeys.secretKey }),
      JWT_SECRET: secrets.jwtSecret,
      PUBLIC_SITE_URL: siteUrl.href,
      SMTP_URL: peer.url,
      MAIL_FROM: 'hello@example.org',
      MAIL_TO: 'team@example.org',
    });
    if (hosted === undefined) {
      console.log(`${name} could not be fetched: not run`);
      return skip();
    }
    onTestFinished(hosted.close);
    const ask = (init: RequestInit): Promise<Response> => fetch(`${hosted.url}/send-email`, init);
    const ours = (init: RequestInit): Promise<Response> => fetch(app.url + sendEmailPath, init);

    // Stored with its mail before it is answered; the same id gets the same answer, from whoever is asked.
    const id = randomUUID();
    const first = await ask(post(hello({ id, message: 'Hello from far away.' })));
    expect(first.status).toBe(200);
    const receipt = (await first.json()) as { reference: string };
    expect(receipt.reference).toMatch(referencePattern);
    for (const again of [ask, ours])
      expect(await (await again(post(hello({ id, message: 'Hello from far away.' })))).json()).toEqual(receipt);
    expect(
      await sql`
        select reference, subject, body_text from app_private.messages join app_private.mail_outbox on message_id = messages.id`,
    ).toEqual([
      {
        reference: receipt.reference,
        subject: expect.stringContaining(receipt.reference),
        body_text: expect.stringContaining('Hello from far away.'),
      },
    ]);
    const mail = await eventually('its mail has left', () => peer.received[0]?.mail);
    expect([mail.from?.address, mail.replyTo?.[0]?.address]).toEqual(['hello@example.org', 'ada@example.org']);

    // One after the other, both answer alike.
    const origin = { origin: siteUrl.origin };
    const bearer = (token: string): Settings => ({ authorization: `Bearer ${token}`, apikey: testKeys.publishableKey });
    const { access_token: token } = await newMember(app, database);
    const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: '#123' } });
    const withPlace = picture.clone().withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 33/1 0/1' } });
    const photo = async (drawn: Sharp): Promise<RequestInit> =>
      post(hello({ reason: 'find-the-lost', photo: (await drawn.jpeg().toBuffer()).toString('base64') }));
    const form = { name: 'Ada', email: 'ada@example.org', reason: 'hello', message: 'Hello, you dear people.' };
    const requests: Readonly<Record<string, RequestInit>> = {
      'an account': post(hello(), bearer(token)),
      'the public key': post(hello(), bearer(testKeys.publishableKey)),
      'the secret key': post(hello(), bearer(testKeys.secretKey)),
      'a token of nobody': post(hello(), bearer(`${token.slice(0, -8)}AAAAAAAA`)),
      'no method of ours': { method: 'PUT', body: 'x' },
      'no type of ours': { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<x/>' },
      'no JSON': post('{'),
      'faulty fields': post(hello({ email: 'ada', message: '', locale: 'de' })),
      'too much': post(hello({ message: 'x'.repeat(70_000) })),
      'no photo': post(hello({ reason: 'find-the-lost', photo: 'aGVsbG8=' })),
      'a photo': await photo(picture.clone()),
      'a form': postForm({ ...form, locale: 'de' }, origin),
      'a form of another site': postForm(form, { origin: 'https://elsewhere.example' }),
    };
    for (const [which, init] of Object.entries(requests))
      expect({ which, ...(await seen(await ask(init))) }).toEqual({ which, ...(await seen(await ours(init))) });

    // Nothing can be drawn there: neither a photo anew nor a page.
    expect((await ask(await photo(withPlace))).status).toBe(400);
    const refused = await ask(postForm({ ...form, email: 'ada', locale: 'de' }, origin));
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('ist noch da.')]);
    const preflight = await ask({ method: 'OPTIONS', headers: { ...origin, 'access-control-request-method': 'POST' } });
    expect(preflight.headers.get('access-control-allow-origin')).toBe(siteUrl.origin);

    // What both have taken counts together, and what was stored before is still answered.
    const answers: number[] = [];
    for (let nr = 0; nr < messageWindows[0].points; nr += 1) answers.push((await ask(post(hello()))).status);
    expect(new Set(answers)).toEqual(new Set([200, 429]));
    const late = await ask(post(hello({ locale: 'de' })));
    expect([late.status, Number(late.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect((await ours(post(hello()))).status).toBe(429);
    expect(await (await ask(post(hello({ id })))).json()).toEqual(receipt);
    const [taken] = await sql<{ count: number }[]>`select count(*)::int as count from app_private.messages`;
    // Three of those that counted had a photo that was refused.
    expect(taken?.count).toBe(messageWindows[0].points - 3);
    for (const secret of ['Ada', 'ada@example.org', 'far away']) expect(hosted.output()).not.toContain(secret);
  },
);

test('MANY-11 the packages of the function have the versions that are installed', () => {
  const read = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
  const { imports } = read('supabase/functions/send-email/deno.json') as { imports: Record<string, string> };
  for (const [name, place] of Object.entries(imports)) {
    if (name.startsWith('#')) continue;
    const bare = name.replace(/\/$/u, '');
    const version = `${bare}@${dependencies[bare]}`;
    expect(place).toBe(name === bare ? `npm:${version}` : `npm:/${version}/`);
  }
});
