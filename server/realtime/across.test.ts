import { describe, expect, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { openedAppOn, openedDatabase } from '#server/testing/opened.ts';
import { join, realtimeClient } from '#server/testing/realtime.ts';
import { openAcross } from './across.ts';
import { makeRooms, type RoomMember, type Rooms } from './rooms.ts';

const database = await openedDatabase();
const apps = await Promise.all([1, 2, 3].map(() => openedAppOn(database, {}, {}, { isShared: true })));

/** A client of one of the servers in a room, what it hears there, and who is present. */
async function listener(server: number, topic: string, key = `on ${server}`) {
  const client = await realtimeClient(apps[server]?.url ?? '');
  const heard: { event: string; payload?: unknown }[] = [];
  const channel = client
    .channel(topic, { config: { presence: { key } } })
    .on('broadcast', { event: '*' }, (message) => void heard.push(message))
    .on('presence', { event: 'sync' }, () => {});
  expect(await join(channel)).toEqual(['SUBSCRIBED']);
  return { client, channel, heard, present: () => Object.keys(channel.presenceState()).toSorted() };
}

describe('MANY-05 servers of one database', () => {
  test('a broadcast reaches the room on all of them once: in order, long ones and bytes as well', async () => {
    const [one, other, third] = await Promise.all([0, 1, 2].map((server) => listener(server, 'lobby')));
    if (!one || !other || !third) throw new Error('Three have joined.');
    const long = 'ä'.repeat(20_000);
    for (const text of ['same', 'same', long])
      await one.channel.send({ type: 'broadcast', event: 'said', payload: { text } });
    const bytes = new Uint8Array([0, 1, 254, 255]).buffer;
    await other.channel.send({ type: 'broadcast', event: 'raw', payload: bytes });
    await eventually('all of them', () => other.heard.length === 3 && third.heard.length === 4);
    expect(other.heard.map(({ payload }) => payload)).toEqual([{ text: 'same' }, { text: 'same' }, { text: long }]);
    expect(third.heard.filter(({ event }) => event === 'said')).toHaveLength(3);
    expect(third.heard.find(({ event }) => event === 'raw')?.payload).toEqual(bytes);
    await eventually('the bytes', () => one.heard.length === 1);
    for (const { client } of [one, other, third]) await client.removeAllChannels();
  });

  test('what the database itself sends is told once by each', async () => {
    const [one, other] = await Promise.all([listener(0, 'from the database'), listener(1, 'from the database')]);
    await database.sql`select realtime.send('{"a": 1}', 'news', 'from the database', false)`;
    await eventually('the news', () => one.heard.length > 0 && other.heard.length > 0);
    await one.channel.send({ type: 'broadcast', event: 'end', payload: {} });
    await other.channel.send({ type: 'broadcast', event: 'end', payload: {} });
    for (const { heard } of [one, other]) {
      await eventually('the end', () => heard.some(({ event }) => event === 'end'));
      expect(heard.map(({ event }) => event)).toEqual(['news', 'end']);
    }
    for (const { client } of [one, other]) await client.removeAllChannels();
  });

  test('who is present on one is present on all, also for who comes later, until they leave', async () => {
    const one = await listener(0, 'garden', 'ada');
    const other = await listener(1, 'garden', 'ben');
    await one.channel.track({ mood: 'calm' });
    await other.channel.track({ mood: 'busy' });
    const both = (who: typeof one) => () => who.present().join() === 'ada,ben';
    await eventually('both here', both(one));
    await eventually('both there', both(other));
    const late = await listener(2, 'garden', 'cem');
    await eventually('both for who comes late', both(late));
    await one.channel.track({ mood: 'glad' });
    await eventually('the other mood', () =>
      JSON.stringify(late.channel.presenceState()['ada'] ?? null).includes('glad'),
    );
    expect(late.channel.presenceState()['ada']).toHaveLength(1);
    await one.client.removeAllChannels();
    await eventually('ada has left', () => late.present().join() === 'ben' && other.present().join() === 'ben');
    // A server that stops takes its visitors along.
    await apps[1]?.realtime.stop();
    await eventually('ben has left', () => late.present().length === 0);
    await late.client.removeAllChannels();
    other.client.disconnect();
  });

  test('a server that is not heard of any more has nobody present', async () => {
    const rooms: Rooms = makeRooms();
    const told: string[] = [];
    const member = {
      version: '1.0.0',
      topic: 'realtime:garden',
      send: ({ data }: { data: Buffer }) => void told.push(data.toString()),
      hears: () => true,
    } as const satisfies RoomMember;
    rooms.enter('public garden', member);
    const across = openAcross(database.sql, () => rooms, { sayEveryMs: 20, forgetAfterMs: 100 });
    const meta = { phx_ref: 'x', mood: 'calm' };
    across.hear({ relayed: { from: 'gone', nr: 1, present: { room: 'public garden', who: 'x', key: 'ada', meta } } });
    await eventually('ada came', () => told.some((text) => text.includes('"joins":{"ada"')));
    await eventually('ada went', () => told.some((text) => text.includes('"leaves":{"ada"')));
    rooms.tellState('public garden', member);
    expect(JSON.parse(told.at(-1) ?? '')).toMatchObject({ event: 'presence_state', payload: {} });
    rooms.leave('public garden', member);
    await across.stop();
  });

  test('what is too long for a notice is told to the others only so often, counted in bytes as notices are', async () => {
    await database.sql`delete from realtime.relayed`;
    const across = openAcross(database.sql, makeRooms);
    for (let count = 0; count < 1000; count += 1) across.broadcast('public garden', { text: 'ä'.repeat(5000) });
    await across.stop();
    const [{ kept }] = await database.sql<[{ kept: number }]>`select count(*)::int as kept from realtime.relayed`;
    expect(kept).toBeGreaterThan(100);
    expect(kept).toBeLessThan(400);
  });
});
