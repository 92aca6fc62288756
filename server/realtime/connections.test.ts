import { setTimeout as wait } from 'node:timers/promises';
import { RealtimeClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import type { AppNeeds } from '#server/app.ts';
import { addressReader } from '#server/http/client-address.ts';
import { memoryLimits } from '#server/limits.ts';
import { eventually } from '#server/testing/eventually.ts';
import { openedAppOn, openedDatabase } from '#server/testing/opened.ts';
import { plainProxy } from '#server/testing/plain-proxy.ts';
import { addressOf, join, openWire, realtimeClient, refusalOf } from '#server/testing/realtime.ts';
import { newMember } from '#server/testing/sessions.ts';
import { type TestApp, testApp, testKeys } from '#server/testing/test-app.ts';
import { type RealtimeLimits, usualLimits } from './limits.ts';

const database = await openedDatabase();

/** A server with other limits. */
const withLimits = (limits: Partial<RealtimeLimits>, changes: Partial<AppNeeds> = {}): Promise<TestApp> =>
  openedAppOn(database, changes, {}, { limits: { ...usualLimits, ...limits }, makeLimiter: memoryLimits });

const broadcastTo = (app: TestApp, topic: string, payload: object): Promise<Response> =>
  fetch(`${app.url}/realtime/v1/api/broadcast`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: testKeys.publishableKey },
    body: JSON.stringify({ messages: [{ topic, event: 'a', payload }] }),
  });

describe('LIVE-10 limits', () => {
  test('of connections: in all, of one address, and of how many begin', async () => {
    const app = await withLimits({ connections: 2 });
    const wires = [await openWire(app.url), await openWire(app.url)];
    expect(await refusalOf(addressOf(app.url))).toEqual({ status: 429, message: 'Too many connected users' });
    wires[0]?.socket.terminate();
    await eventually('room for one', () => app.realtime.count() === 1);
    expect((await refusalOf(addressOf(app.url))).status).toBe(101);
    const other = await withLimits({ connectionsEach: 1, opened: 2 });
    const wire = await openWire(other.url);
    expect(await refusalOf(addressOf(other.url))).toEqual({ status: 429, message: 'Too many connected users' });
    wire.socket.terminate();
    await eventually('room again', () => other.realtime.count() === 0);
    expect((await refusalOf(addressOf(other.url))).status).toBe(101);
    await eventually('room again', () => other.realtime.count() === 0);
    expect(await refusalOf(addressOf(other.url))).toEqual({ status: 429, message: 'Too many joins per second' });
  });

  test('of channels, of joins, and of what a channel wants to hear', async () => {
    const app = await withLimits({ channels: 2, changesEach: 1, joins: { atOnce: 5, perSecond: 0 } });
    const wire = await openWire(app.url);
    const reasonOf = async (topic: string, config = {}) =>
      (await wire.ask(topic, 'phx_join', { config })).response?.reason;
    const change = { event: '*', schema: 'public', table: 'projects' };
    expect(await reasonOf('realtime:1', { postgres_changes: [change, change] })).toMatch(
      /^RealtimeDisabled.*Too many/u,
    );
    expect([await reasonOf('realtime:1'), await reasonOf('realtime:2')]).toEqual([undefined, undefined]);
    expect(await reasonOf('realtime:3')).toBe('ChannelRateLimitReached: Too many channels, or conditions of them');
    // The same one again takes no room.
    expect(await reasonOf('realtime:2')).toBe(undefined);
    expect(await reasonOf('realtime:2')).toBe('ClientJoinRateLimitReached: Too many joins per second');
    expect(await wire.closed).toEqual({ code: 1008, reason: 'Too many joins per second' });
  });

  test('of the channels of all connections of an address: each keeps what it asked for', async () => {
    const app = await withLimits({ channels: 2, channelsEach: 3 });
    const [one, other] = [await openWire(app.url), await openWire(app.url)];
    const reasonOf = async (wire: typeof one, topic: string) => (await wire.ask(topic, 'phx_join')).response?.reason;
    for (const topic of ['realtime:1', 'realtime:2']) expect(await reasonOf(one, topic)).toBe(undefined);
    expect(await reasonOf(other, 'realtime:1')).toBe(undefined);
    expect(await reasonOf(other, 'realtime:2')).toBe(
      'ChannelRateLimitReached: Too many channels, or conditions of them',
    );
    one.socket.terminate();
    await eventually('it is gone', () => app.realtime.count() === 1);
    expect(await reasonOf(other, 'realtime:2')).toBe(undefined);
  });

  test('of the conditions of all channels of an address: with each change all of them are asked', async () => {
    const app = await withLimits({ conditionsEach: 3 });
    const [one, other] = [await openWire(app.url), await openWire(app.url)];
    const reasonOf = async (wire: typeof one, topic: string, filter: string) => {
      const config = { postgres_changes: [{ event: '*', schema: 'public', table: 'projects', filter }] };
      return (await wire.ask(topic, 'phx_join', { config })).response?.reason;
    };
    expect(await reasonOf(one, 'realtime:1', 'slug=eq.a,slug=neq.b')).toBe(undefined);
    expect(await reasonOf(other, 'realtime:1', 'slug=eq.a,slug=neq.b')).toBe(
      'ChannelRateLimitReached: Too many channels, or conditions of them',
    );
    expect(await reasonOf(other, 'realtime:2', 'slug=eq.a')).toBe(undefined);
    expect(await reasonOf(other, 'realtime:3', 'slug=eq.a')).toBe(
      'ChannelRateLimitReached: Too many channels, or conditions of them',
    );
    // Whoever asks for all changes has none.
    expect(await reasonOf(other, 'realtime:3', '')).toBe(undefined);
    one.socket.terminate();
    await eventually('it is gone', () => app.realtime.count() === 1);
    expect(await reasonOf(other, 'realtime:1', 'slug=eq.a,slug=neq.b')).toBe(undefined);
  });

  test('of messages, of presence, and of how often one is heard', async () => {
    const rate = { atOnce: 4, perSecond: 0 };
    const limits = { messages: { ...rate, atOnce: 12 }, presence: rate, heard: { ...rate, atOnce: 8 }, calls: 2 };
    const app = await withLimits(limits);
    const wire = await openWire(app.url);
    const last = () => wire.heard.slice(-2).map(({ event, payload }) => payload.message ?? event);
    await wire.ask('realtime:a', 'phx_join', { config: { presence: { enabled: true } } });
    for (let n = 0; n < 5; n += 1) wire.send('realtime:a', 'presence', { event: 'track', payload: { n } });
    await eventually('the end', () => last()[1] === 'phx_close');
    expect(last()).toEqual(['Client presence rate limit exceeded', 'phx_close']);
    await wire.ask('realtime:b', 'phx_join', { config: { broadcast: { self: true } } });
    for (let n = 0; n < 5; n += 1) wire.send('realtime:b', 'broadcast', { event: 'a' });
    await eventually('the end', () => last()[1] === 'phx_close');
    expect(last()).toEqual(['Too many messages per second', 'phx_close']);
    wire.send('realtime:b', 'broadcast', { event: 'a' });
    expect(await wire.closed).toEqual({ code: 1008, reason: 'Too many messages per second' });
    expect([await broadcastTo(app, 'a', {}), await broadcastTo(app, 'a', {})].map(({ status }) => status)).toEqual([
      202, 202,
    ]);
    const refused = await broadcastTo(app, 'a', {});
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  test('of how often one is heard who broadcasts by HTTP', async () => {
    const app = await withLimits({ heard: { atOnce: 4, perSecond: 0 } });
    for (let n = 0; n < 3; n += 1) await (await openWire(app.url)).ask('realtime:a', 'phx_join', {});
    expect((await broadcastTo(app, 'a', {})).status).toBe(202);
    const refused = await broadcastTo(app, 'a', {});
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    // Where nobody hears it, it costs nothing.
    expect((await broadcastTo(app, 'b', {})).status).toBe(202);
  });

  test('of what one address asks of the database, also after it came back, and of what is kept of somebody', async () => {
    const app = await withLimits({ asked: { atOnce: 4, perSecond: 0 } });
    const wire = await openWire(app.url);
    const change = { event: '*', schema: 'public', table: 'projects' };
    expect((await wire.ask('realtime:a', 'phx_join', { config: { postgres_changes: [change] } })).status).toBe('ok');
    const tooLong = { event: 'track', payload: { text: 'x'.repeat(2048) } };
    wire.send('realtime:a', 'presence', tooLong);
    await eventually('the end', () => wire.heard.at(-1)?.event === 'phx_close');
    expect(wire.heard.at(-2)).toMatchObject({ payload: { message: 'Track message size exceeded' } });
    expect((await wire.ask('realtime:b', 'phx_join')).status).toBe('ok');
    wire.socket.terminate();
    await eventually('it is gone', () => app.realtime.count() === 0);

    const again = await openWire(app.url);
    const { access_token: token } = await newMember(app, database);
    expect((await again.ask('realtime:c', 'phx_join')).status).toBe('ok');
    again.send('realtime:c', 'access_token', { access_token: token });
    await eventually('the end', () => again.heard.at(-1)?.event === 'phx_close');
    expect(again.heard.at(-2)).toMatchObject({ payload: { message: 'Too many joins per second' } });
    expect((await again.ask('realtime:c', 'phx_join')).response).toEqual({
      reason: 'ClientJoinRateLimitReached: Too many joins per second',
    });
    expect((await again.closed).code).toBe(1008);
  });

  test('of what waits for its turn, of one connection and of an address', async () => {
    const join = {
      config: { postgres_changes: [{ event: '*', schema: 'public', table: 'projects', filter: 'id=eq.1' }] },
    };
    const flood = async (app: TestApp): Promise<unknown> => {
      const wire = await openWire(app.url);
      wire.send('realtime:a', 'phx_join', join);
      for (let n = 0; n < 3; n += 1) wire.send('realtime:a', 'broadcast', { text: 'x'.repeat(1000) });
      return wire.closed;
    };
    const tooMany = { code: 1008, reason: 'Too many messages wait' };
    expect(await flood(await withLimits({ turnsEach: 2000 }))).toEqual(tooMany);
    const app = await withLimits({ turns: 2000 });
    expect(await flood(app)).toEqual(tooMany);
    // What had its turn is counted no more.
    await eventually('there is room again', async () => {
      const wire = await openWire(app.url);
      const ask = async (event: string, payload: object) =>
        (await Promise.race([wire.closed.then(() => undefined), wire.ask('realtime:a', event, payload)]))?.status;
      const statuses = [await ask('phx_join', { config: { broadcast: { ack: true } } })];
      for (let n = 0; n < 3; n += 1) statuses.push(await ask('broadcast', { text: 'x'.repeat(1000) }));
      wire.socket.terminate();
      return statuses.every((status) => status === 'ok');
    });
  });

  test('of one customer of a network, who has many blocks of IPv6: three times as much as one block', async () => {
    const app = await withLimits({ connectionsEach: 1 }, { addressOf: addressReader({ kind: 'hops', count: 1 }) });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    for (const block of [1, 2, 3]) await openWire(app.url, from(`2001:db8:1:${block}::1`));
    expect((await refusalOf(addressOf(app.url), from('2001:db8:1:1::2'))).status).toBe(429);
    expect((await refusalOf(addressOf(app.url), from('2001:db8:1:4::1'))).status).toBe(429);
    expect((await refusalOf(addressOf(app.url), from('2001:db8:2:1::1'))).status).toBe(101);
  });

  test('a slow reader is cut off, and nobody waits for it', async () => {
    const app = await withLimits({});
    const [slow, quick] = [await openWire(app.url), await openWire(app.url)];
    for (const wire of [slow, quick]) await wire.ask('realtime:a', 'phx_join', {});
    slow.socket.pause();
    const text = 'x'.repeat(200_000);
    let sent = 0;
    await eventually('the slow one is gone', async () => {
      expect((await broadcastTo(app, 'a', { text })).status).toBe(202);
      sent += 1;
      return app.realtime.count() === 1;
    });
    await eventually(
      'the other has all',
      () => quick.heard.filter(({ event }) => event === 'broadcast').length === sent,
    );
    for (const wire of [slow, quick]) wire.socket.terminate();
  });
});

describe('LIVE-06 who says nothing', () => {
  test('API-04 the times of the real client fit those of the server', async () => {
    const { timeout, heartbeatIntervalMs, reconnectAfterMs } = new RealtimeClient('ws://localhost/realtime/v1', {
      params: { apikey: testKeys.publishableKey },
    });
    expect([1, 2, 3, 4, 5].map((tries) => reconnectAfterMs(tries))).toEqual([1000, 2000, 5000, 10_000, 10_000]);
    expect(timeout).toBe(10_000);
    // One heartbeat may be lost on its way, also of a client that sends one every 30 s.
    expect(usualLimits.silenceMs).toBe(2 * 30_000);
    expect(heartbeatIntervalMs).toBeLessThanOrEqual(30_000);
  });

  test('API-04 is gone after two heartbeats, and present no more; a heartbeat keeps', async () => {
    const app = await withLimits({ silenceMs: 400 });
    const [silent, lively] = [await openWire(app.url), await openWire(app.url)];
    const config = { presence: { enabled: true, key: 'silent' } };
    await silent.ask('realtime:a', 'phx_join', { config });
    await silent.ask('realtime:a', 'presence', { event: 'track' });
    await lively.ask('realtime:a', 'phx_join', { config: { presence: { enabled: true } } });
    const left = () => lively.heard.some((message) => JSON.stringify(message).includes('"leaves":{"silent"'));
    await eventually('it is gone', async () => {
      expect((await lively.ask('phoenix', 'heartbeat')).status).toBe('ok');
      return left();
    });
    expect((await silent.closed).code).toBe(1006);
    expect([lively.socket.readyState, app.realtime.count()]).toEqual([lively.socket.OPEN, 1]);
    lively.socket.terminate();
  });
});

describe('LIVE-05 a server that goes and comes back', () => {
  test('API-04 behind a plain proxy: its clients are sent away, come back and hear again', async () => {
    const first = await testApp(database);
    let target = first.url;
    const proxy = await plainProxy(() => target);
    const { access_token: token } = await newMember(first, database, { role: 'team' });
    const client = await realtimeClient(proxy.url, { token });
    const heard: string[] = [];
    const statuses = await join(
      client
        .channel('projects')
        .on('broadcast', { event: '*' }, ({ event }) => void heard.push(event as string))
        .on(
          'postgres_changes',
          { event: 'INSERT', schema: 'public', table: 'projects' },
          ({ new: row }) => void heard.push(String(row['title'])),
        ),
    );
    await broadcastTo({ ...first, url: proxy.url }, 'projects', {});
    await eventually('a broadcast', () => heard.length === 1);
    const ending = first.stop();
    await eventually('the end', () => statuses.some((status) => status.startsWith('CHANNEL_ERROR')));
    await ending;
    await database.sql`insert into public.projects (title) values ('while it was away')`;
    const second = await testApp(database);
    target = second.url;
    await eventually('it is back', () => statuses.length > 2 && statuses.at(-1) === 'SUBSCRIBED');
    await database.sql`insert into public.projects (title) values ('after')`;
    await eventually('what came after', () => heard.includes('after'));
    expect(heard).toEqual(['a', 'after']);
    await client.disconnect();
    await second.stop();
    await proxy.close();
  });

  test('waits for nobody who does not answer', async () => {
    const app = await testApp(database);
    const wire = await openWire(app.url);
    wire.socket.pause();
    const late = wait(20_000, 'it still waits', { ref: false });
    expect(await Promise.race([app.stop().then(() => 'stopped'), late])).toBe('stopped');
    wire.socket.terminate();
  });
});
