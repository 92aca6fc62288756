import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { algorithm } from '#server/auth/sessions/signing-keys.ts';
import { eventually } from '#server/testing/eventually.ts';
import { openedApp } from '#server/testing/opened.ts';
import { addressOf, join, openWire, realtimeClient, refusalOf } from '#server/testing/realtime.ts';
import { newMember } from '#server/testing/sessions.ts';
import { testKeys } from '#server/testing/test-app.ts';

const { database, app } = await openedApp();

const { publishableKey, secretKey } = testKeys;

describe('LIVE-08 a socket', () => {
  test('API-05 needs a key, which may stand in this address alone and in no log', async () => {
    for (const query of ['vsn=1.0.0', 'apikey=&vsn=1.0.0', 'apikey=anything', `apikey=${publishableKey}x`])
      expect([query, await refusalOf(addressOf(app.url, query))]).toEqual([
        query,
        { status: 401, message: 'Invalid API key' },
      ]);
    expect(await refusalOf(addressOf(app.url))).toEqual({ status: 101, message: undefined });
    expect(await refusalOf(addressOf(app.url, 'vsn=2.0.0'), { apikey: publishableKey })).toMatchObject({ status: 101 });
    expect(await refusalOf(addressOf(app.url, `apikey=${secretKey}&vsn=2.0.0`))).toMatchObject({ status: 101 });
    for (const path of ['/rest/v1/projects', '/realtime/v1', '/realtime/v1/api', '/realtime/v1/websocket/x'])
      expect((await fetch(`${app.url}${path}?apikey=${publishableKey}`)).status).toBe(401);
    await eventually('all are closed', () => app.realtime.count() === 0);
    expect(app.logged()).toContain('/realtime/v1/websocket');
    for (const secret of [publishableKey, secretKey, 'apikey', 'anything']) expect(app.logged()).not.toContain(secret);
  });

  test('is opened by pages of the site only, and from none with the secret key', async () => {
    const { host } = new URL(app.url);
    for (const [origin, status] of [
      ['https://ecosystem.example.org', 101],
      [`http://${host}`, 101],
      ['https://evil.example', 403],
      ['null', 403],
    ] as const)
      expect([origin, (await refusalOf(addressOf(app.url), { origin })).status]).toEqual([origin, status]);
    const secret = addressOf(app.url, `apikey=${secretKey}&vsn=1.0.0`);
    expect(await refusalOf(secret, { origin: 'https://ecosystem.example.org' })).toEqual({
      status: 401,
      message: 'Forbidden use of secret API key in browser',
    });
  });

  test('speaks a version that we know, and is no page', async () => {
    const old = addressOf(app.url, `apikey=${publishableKey}&vsn=3.0.0`);
    expect(await refusalOf(old)).toEqual({ status: 400, message: 'Unsupported serializer version: 3.0.0' });
    const plain = await fetch(`${app.url}/realtime/v1/websocket`, { headers: { apikey: publishableKey } });
    expect([plain.status, plain.headers.get('upgrade')]).toEqual([426, 'websocket']);
    // Some programs ask for HTTP/2 in this way, and go on without.
    for (const path of ['/healthz', '/realtime/v1/nothing']) {
      const answer = await refusalOf(`${app.url.replace('http', 'ws')}${path}?a=b`, { apikey: publishableKey });
      expect([path, answer.status]).toEqual([path, path === '/healthz' ? 200 : 404]);
    }
  });
});

describe('LIVE-09 in the words of Supabase', () => {
  test('a topic that is none, or was not joined', async () => {
    const wire = await openWire(app.url);
    const unmatched = { status: 'error', response: { reason: 'unmatched topic' } };
    expect(await wire.ask('lobby', 'phx_join')).toEqual(unmatched);
    // Most of a join is kept as long as its channel.
    expect(await wire.ask('realtime:x', 'phx_join', { more: 'x'.repeat(17_000) })).toEqual(unmatched);
    expect(await wire.ask('realtime:lobby', 'broadcast', { event: 'x' })).toEqual(unmatched);
    expect(await wire.ask('phoenix', 'other')).toEqual(unmatched);
    expect(await wire.ask('realtime:lobby', 'phx_leave')).toEqual({ status: 'ok', response: {} });
    expect(await wire.ask('phoenix', 'heartbeat')).toEqual({ status: 'ok', response: {} });
    for (const [topic, reason] of [
      ['realtime:', 'TopicNameRequired: You must provide a topic name'],
      [`realtime:${'x'.repeat(300)}`, 'TopicNameTooLong: A topic name has at most 255 bytes'],
    ] as const)
      expect(await wire.ask(topic, 'phx_join')).toEqual({ status: 'error', response: { reason } });
    wire.socket.terminate();
  });

  test('a name that PostgreSQL cannot hold is refused like any other, and is no fault of ours', async () => {
    const wire = await openWire(app.url);
    const isPrivate = { config: { private: true } };
    expect((await wire.ask('realtime:a\0b', 'phx_join', isPrivate)).response?.reason).toMatch(/^Unauthorized: /u);
    for (const change of [{ schema: 'a\0' }, { schema: 'public', table: 'a\0' }]) {
      const config = { postgres_changes: [{ event: '*', ...change }], postgres_changes_options: { wait: true } };
      const { response } = await wire.ask('realtime:rows', 'phx_join', { config });
      expect(response?.reason).toMatch(/^RealtimeDisabledForConfiguration: /u);
    }
    const headers = { apikey: testKeys.publishableKey, 'content-type': 'application/json' };
    const messages = [{ topic: 'a\0b', event: 'x', payload: {}, private: true }];
    for (const [path, body, status] of [
      ['broadcast', { messages }, 202],
      ['broadcast/a%00b/events/x?private=true', {}, 403],
    ] as const) {
      const sent = { method: 'POST', headers, body: JSON.stringify(body) };
      expect([path, (await fetch(`${app.url}/realtime/v1/api/${path}`, sent)).status]).toEqual([path, status]);
    }
    expect(app.logged()).not.toContain('could not be joined');
    wire.socket.terminate();
  });

  test('what can be read and, nested too deeply, not be written again, and is no fault of ours', async () => {
    const wire = await openWire(app.url);
    await wire.ask('realtime:deep', 'phx_join', { config: { broadcast: { self: true } } });
    const deep = `{"deep":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    wire.socket.send(
      `{"topic":"realtime:deep","event":"broadcast","ref":"deep","join_ref":null,"payload":{"event":"x","payload":${deep}}}`,
    );
    const reply = await eventually('a reply', () => wire.heard.find(({ ref }) => ref === 'deep'));
    const reason = 'Broadcast payload is nested too deeply';
    expect(reply.payload).toEqual({ status: 'error', response: { reason } });
    const headers = { apikey: publishableKey, 'content-type': 'application/json' };
    for (const [path, body] of [
      ['broadcast', `{"messages":[{"topic":"deep","event":"x","payload":${deep}}]}`],
      ['broadcast/deep/events/x', deep],
    ] as const) {
      const answer = await fetch(`${app.url}/realtime/v1/api/${path}`, { method: 'POST', headers, body });
      expect([path, answer.status]).toEqual([path, 422]);
    }
    expect(app.logged()).not.toContain('RangeError');
    wire.socket.terminate();
  });

  test('a join with a presence key that is too long', async () => {
    const wire = await openWire(app.url);
    const joined = await wire.ask('realtime:x', 'phx_join', { config: { presence: { key: 'x'.repeat(256) } } });
    expect(joined.response?.reason).toBe('InvalidJoinPayload: config.presence.key: is longer than 255 characters');
    wire.socket.terminate();
  });

  test.each([
    [[], 'InvalidJoinPayload: payload: unable to parse, expected a map'],
    [{ config: 'x' }, 'InvalidJoinPayload: config: unable to parse, expected a map'],
    [{ config: { private: 7 } }, 'InvalidJoinPayload: config.private: unable to parse, expected boolean'],
    [{ config: { broadcast: [] } }, 'InvalidJoinPayload: config.broadcast: unable to parse, expected a map'],
    [
      { config: { postgres_changes: {} } },
      'InvalidJoinPayload: config.postgres_changes: unable to parse, expected an array of maps',
    ],
    [{ access_token: 'x' }, 'MalformedJWT: The token provided is not a valid JWT'],
    [{ access_token: 'ä\n' }, 'MalformedJWT: The token provided is not a valid JWT'],
    [{ access_token: `x.${btoa('{"sub":"a"}')}.x` }, 'JwtSignatureError: Failed to validate JWT signature'],
    [
      { access_token: `x.${btoa('{"exp":1}')}.x` },
      expect.stringMatching(/^InvalidJWTToken: Token has expired \d+ seconds ago$/u),
    ],
  ])('a join with %j', async (payload, reason) => {
    const wire = await openWire(app.url);
    expect(await wire.ask('realtime:x', 'phx_join', payload)).toEqual({ status: 'error', response: { reason } });
    // The connection stays, and another join is as good as the first.
    expect(await wire.ask('realtime:x', 'phx_join', { config: {} })).toMatchObject({ status: 'ok' });
    wire.socket.terminate();
  });

  test('what is no message ends the connection', async () => {
    for (const said of [
      '',
      '{',
      '[]',
      'null',
      '{"topic":1}',
      '["1","1","phoenix","heartbeat",{}]',
      Buffer.from([3, 255]),
    ]) {
      const wire = await openWire(app.url);
      wire.socket.send(said);
      expect([said, await wire.closed]).toMatchObject([
        said,
        { code: 1007, reason: expect.stringMatching(/^InvalidMessage/u) },
      ]);
    }
  });

  test('a payload of a channel', async () => {
    const wire = await openWire(app.url);
    await wire.ask('realtime:x', 'phx_join', { config: { broadcast: { ack: true } } });
    for (const [event, payload, reason] of [
      ['broadcast', 'text', 'Broadcast payload must be a map'],
      ['broadcast', { event: 7 }, 'Broadcast event must be a text of at most 255 bytes'],
      ['broadcast', { event: 'a', payload: 'x'.repeat(300_000) }, 'payload_size_exceeded'],
      ['presence', { event: 'dance' }, 'Unknown presence event'],
      ['presence', { event: 'track', payload: 'me' }, 'Presence track payload must be a map'],
    ] as const)
      expect([event, await wire.ask('realtime:x', event, payload)]).toEqual([
        event,
        { status: 'error', response: { reason } },
      ]);
    expect(await wire.ask('realtime:x', 'broadcast', { event: 'a' })).toMatchObject({ status: 'ok' });
    // Far beyond: it is not read to its end.
    wire.send('realtime:x', 'broadcast', { event: 'a', payload: 'x'.repeat(600_000) });
    expect((await wire.closed).code).toBe(1009);
  });
});

describe('LIVE-07 a token', () => {
  /** A token of a session that ends in so many seconds. */
  async function tokenFor(session: { userId: string; access_token: string }, seconds: number): Promise<string> {
    const { keys, issuer } = app.auth.parts;
    const { id, key } = await keys.current();
    const claims = JSON.parse(atob(session.access_token.split('.')[1] ?? '')) as Record<string, unknown>;
    return new SignJWT({ ...claims, iss: issuer, exp: Math.floor(Date.now() / 1000) + seconds })
      .setProtectedHeader({ alg: algorithm, kid: id, typ: 'JWT' })
      .sign(key);
  }

  test('that ends while its channel is joined closes it with a reason, and one that was renewed keeps it', async () => {
    const session = await newMember(app, database);
    const [lost, kept] = await Promise.all(
      ['lost', 'kept'].map(async (topic) => {
        const wire = await openWire(app.url);
        const token = await tokenFor(session, 2);
        expect(await wire.ask(`realtime:${topic}`, 'phx_join', { access_token: token })).toMatchObject({
          status: 'ok',
        });
        return wire;
      }),
    );
    kept?.send('realtime:kept', 'access_token', { access_token: session.access_token });
    await eventually('the end', () => lost?.heard.some(({ event }) => event === 'phx_close'));
    expect(lost?.heard.slice(-2)).toMatchObject([
      {
        event: 'system',
        payload: { status: 'error', message: expect.stringMatching(/^Token has expired \d seconds ago$/u) },
      },
      { event: 'phx_close' },
    ]);
    expect(kept?.heard.map(({ event }) => event)).toEqual(['phx_reply']);
    expect(await kept?.ask('phoenix', 'heartbeat')).toMatchObject({ status: 'ok' });
    for (const wire of [lost, kept]) wire?.socket.terminate();
  });

  test("of a session that is ended closes its channels at once, and nobody else's", async () => {
    const [session, other] = [await newMember(app, database), await newMember(app, database)];
    const client = await realtimeClient(app.url, { token: session.access_token });
    const statuses = await join(client.channel('mine'));
    const others = await realtimeClient(app.url, { token: other.access_token });
    const theirs = await join(others.channel('mine'));
    expect([statuses, theirs]).toEqual([['SUBSCRIBED'], ['SUBSCRIBED']]);
    await database.sql`delete from auth.sessions where user_id = ${session.userId}`;
    await eventually('the end', () => statuses.includes('CLOSED'));
    expect(theirs).toEqual(['SUBSCRIBED']);
    await Promise.all([client.disconnect(), others.removeAllChannels()]);
  });

  test('that is none refuses the join, and a second one that is none closes the channel', async () => {
    const session = await newMember(app, database);
    const wire = await openWire(app.url);
    await wire.ask('realtime:x', 'phx_join', { access_token: session.access_token });
    wire.send('realtime:x', 'access_token', { access_token: publishableKey });
    wire.send('realtime:x', 'access_token', { access_token: null });
    wire.send('realtime:x', 'access_token', { access_token: 'nonsense' });
    await eventually('the end', () => wire.heard.some(({ event }) => event === 'phx_close'));
    expect(wire.heard.at(-2)).toMatchObject({ payload: { message: 'The token provided is not a valid JWT' } });
    expect(app.logged()).not.toContain(session.access_token);
    wire.socket.terminate();
  });
});
