import { describe, expect, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { openedApp } from '#server/testing/opened.ts';
import { join, openWire, realtimeClient } from '#server/testing/realtime.ts';
import { testKeys } from '#server/testing/test-app.ts';

const { app } = await openedApp();

const { publishableKey } = testKeys;

/** A client in a room, and what it hears there. */
async function listener(topic: string, vsn: '1.0.0' | '2.0.0', config: object = {}) {
  const client = await realtimeClient(app.url, { vsn });
  const heard: unknown[] = [];
  const channel = client
    .channel(topic, { config: { broadcast: config } })
    .on('broadcast', { event: '*' }, (message) => void heard.push(message));
  expect(await join(channel)).toEqual(['SUBSCRIBED']);
  return { client, channel, heard };
}

describe('LIVE-01 a broadcast', () => {
  test('API-04 reaches all others in the room, in both versions, and its sender only when asked for', async () => {
    const old = await listener('lobby', '1.0.0');
    const own = await listener('lobby', '2.0.0', { self: true, ack: true });
    const elsewhere = await listener('lobby 2', '2.0.0');
    expect(await own.channel.send({ type: 'broadcast', event: 'new', payload: { text: 'Grüße 🌳' } })).toBe('ok');
    expect(await old.channel.send({ type: 'broadcast', event: 'old', payload: { text: 'Hallo' } })).toBe('ok');
    await eventually('both', () => own.heard.length === 2 && old.heard.length === 1);
    const told = (event: string, text: string) => ({ type: 'broadcast', event, payload: { text } });
    expect(own.heard).toEqual([told('new', 'Grüße 🌳'), told('old', 'Hallo')]);
    expect(old.heard).toEqual([told('new', 'Grüße 🌳')]);
    expect(elsewhere.heard).toEqual([]);
    for (const { client } of [old, own, elsewhere]) await client.removeAllChannels();
    await eventually('nobody connected', () => app.realtime.count() === 0);
  });

  test('of bytes arrives as it was sent, where the version knows bytes', async () => {
    const old = await listener('bytes', '1.0.0');
    const own = await listener('bytes', '2.0.0', { self: true, ack: true });
    const bytes = new Uint8Array([0, 1, 254, 255]).buffer;
    expect(await own.channel.send({ type: 'broadcast', event: 'raw', payload: bytes })).toBe('ok');
    await own.channel.send({ type: 'broadcast', event: 'end', payload: {} });
    await eventually('the second', () => own.heard.length === 2 && old.heard.length === 1);
    expect(own.heard[0]).toMatchObject({ event: 'raw', payload: bytes });
    expect(old.heard).toMatchObject([{ event: 'end' }]);
    for (const { client } of [old, own]) await client.removeAllChannels();
  });

  test('by HTTP is told as well: several, one, bytes, and by the client before it has joined', async () => {
    const { client, channel, heard } = await listener('by http', '2.0.0');
    const post = (body: unknown, headers: Record<string, string> = { apikey: publishableKey }) =>
      fetch(`${app.url}/realtime/v1/api/broadcast`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const message = { topic: 'by http', event: 'a', payload: { n: 1 } };
    const answer = await post({ messages: [message, { ...message, event: 'b' }, { ...message, topic: 'elsewhere' }] });
    expect([answer.status, await answer.text()]).toEqual([202, '']);
    expect(await channel.httpSend('c', { n: 3 })).toEqual({ success: true });
    expect(await channel.httpSend('d', new Uint8Array([7]).buffer)).toEqual({ success: true });
    const unjoined = (await realtimeClient(app.url)).channel('by http');
    expect(await unjoined.httpSend('e', { n: 5 })).toEqual({ success: true });
    await eventually('all five', () => heard.length === 5);
    expect(heard).toMatchObject([
      { event: 'a', payload: { n: 1 } },
      { event: 'b' },
      { event: 'c' },
      { event: 'd' },
      { event: 'e' },
    ]);
    for (const [body, errors] of [
      [{}, expect.anything()],
      [{ messages: 'x' }, { messages: ["can't be blank"] }],
      [{ messages: [{ ...message, topic: '' }] }, { 'messages.0.topic': ["can't be blank"] }],
      [{ messages: [{ ...message, payload: 'text' }] }, { 'messages.0.payload': ["can't be blank"] }],
    ]) {
      const refused = await post(body);
      expect([refused.status, await refused.json()]).toEqual([422, { errors }]);
    }
    expect((await post({ messages: [message] }, {})).status).toBe(401);
    expect((await post({ messages: [{ ...message, payload: { a: 'x'.repeat(300_000) } }] })).status).toBe(422);
    await client.removeAllChannels();
  });
});

describe('LIVE-02 presence', () => {
  const inRoom = async (key: string, vsn: '1.0.0' | '2.0.0' = '2.0.0') => {
    const client = await realtimeClient(app.url, { vsn });
    const channel = client.channel('present', { config: { presence: { key } } });
    const events: string[] = [];
    channel
      .on('presence', { event: 'join' }, ({ key: who }) => void events.push(`join ${who}`))
      .on('presence', { event: 'leave' }, ({ key: who }) => void events.push(`leave ${who}`));
    expect(await join(channel)).toEqual(['SUBSCRIBED']);
    return { client, channel, events, present: () => Object.keys(channel.presenceState()).toSorted() };
  };

  test('is told to all: who comes, who changes, who goes, and whose connection breaks', async () => {
    const ada = await inRoom('ada');
    expect(await ada.channel.track({ at: 'the door' })).toBe('ok');
    const ben = await inRoom('ben', '1.0.0');
    await eventually('Ada is there for Ben', () => ben.present().includes('ada'));
    expect(ben.channel.presenceState()['ada']).toMatchObject([{ at: 'the door', presence_ref: expect.any(String) }]);
    expect(await ben.channel.track({ at: 'the window' })).toBe('ok');
    await eventually('Ben is there for Ada', () => ada.present().includes('ben'));
    await ben.channel.track({ at: 'the table' });
    await eventually('Ben has moved', () => JSON.stringify(ada.channel.presenceState()['ben']).includes('table'));
    expect(ada.channel.presenceState()['ben']).toHaveLength(1);

    const cat = await openWire(app.url);
    await cat.ask('realtime:present', 'phx_join', { config: { presence: { key: 'cat', enabled: true } } });
    expect(await cat.ask('realtime:present', 'presence', { type: 'presence', event: 'track' })).toMatchObject({
      status: 'ok',
    });
    await eventually('Cat is there', () => ada.present().includes('cat') && ben.present().includes('cat'));
    cat.socket.terminate();
    await eventually('Cat is gone', () => !ada.present().includes('cat') && !ben.present().includes('cat'));
    await ben.channel.untrack();
    await eventually('Ben is gone', () => !ada.present().includes('ben'));
    expect(ada.events.filter((event) => event.startsWith('leave')).at(-1)).toBe('leave ben');
    for (const { client } of [ada, ben]) await client.removeAllChannels();
  });
});
