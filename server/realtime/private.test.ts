import { beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { openedApp } from '#server/testing/opened.ts';
import { join, realtimeClient } from '#server/testing/realtime.ts';
import { giveRole, newMember } from '#server/testing/sessions.ts';
import { testKeys } from '#server/testing/test-app.ts';

const { database, app } = await openedApp();
beforeAll(async () => {
  await database.sql.unsafe(`
    create policy "test: one's own room" on realtime.messages for select to authenticated
      using (realtime.topic() = 'room ' || (auth.jwt() ->> 'sub') or realtime.topic() = 'announcements');
    create policy "test: one speaks" on realtime.messages for insert to authenticated
      with check (realtime.topic() = 'room ' || (auth.jwt() ->> 'sub'))`);
});

async function enter(token: string | undefined, topic: string, key: string = testKeys.publishableKey) {
  const client = await realtimeClient(app.url, { token, key });
  const heard: unknown[] = [];
  const channel = client
    .channel(topic, { config: { private: true, broadcast: { ack: true, self: true }, presence: { key: 'me' } } })
    .on('broadcast', { event: '*' }, ({ event, payload }) => void heard.push([event, payload as unknown]));
  const statuses = await join(channel);
  return { client, channel, heard, statuses };
}

describe('LIVE-04 a private channel', () => {
  test('is open to whom its policies let in, and nobody else', async () => {
    const [ada, ben] = [await newMember(app, database), await newMember(app, database)];
    const topic = `room ${ada.userId}`;
    const own = await enter(ada.access_token, topic);
    const service = await enter(undefined, topic, testKeys.secretKey);
    expect([own.statuses, service.statuses]).toEqual([['SUBSCRIBED'], ['SUBSCRIBED']]);
    for (const token of [ben.access_token, undefined]) {
      const other = await enter(token, topic);
      expect(other.statuses).toEqual([
        `CHANNEL_ERROR: Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`,
      ]);
      await other.client.disconnect();
    }
    expect(await own.channel.send({ type: 'broadcast', event: 'hello', payload: { n: 1 } })).toBe('ok');
    expect(await own.channel.track({})).toBe('ok');
    await eventually('all hear', () => own.heard.length === 1 && service.heard.length === 1);

    // A public channel of the same name is another room.
    const outside = await realtimeClient(app.url);
    expect(await join(outside.channel(topic))).toEqual(['SUBSCRIBED']);
    await outside.channel(topic).httpSend('from outside', {});
    await expect(
      realtimeClient(app.url, { token: ben.access_token }).then((client) =>
        client.channel(topic, { config: { private: true } }).httpSend('by somebody else', {}),
      ),
    ).rejects.toThrow('Unauthorized');
    const sender = await realtimeClient(app.url, { token: ada.access_token });
    expect(await sender.channel(topic, { config: { private: true } }).httpSend('by http', {})).toEqual({
      success: true,
    });
    await eventually('the last', () => own.heard.length === 2);
    expect(own.heard).toEqual([
      ['hello', { n: 1 }],
      ['by http', {}],
    ]);
    for (const { client } of [own, service]) await client.disconnect();
    await outside.disconnect();
    // Asking leaves nothing behind.
    expect(await database.sql`select from realtime.messages`).toHaveLength(0);
  });

  test('may be heard by somebody who may not speak', async () => {
    const reader = await enter((await newMember(app, database)).access_token, 'announcements');
    expect(reader.statuses).toEqual(['SUBSCRIBED']);
    expect(await reader.channel.send({ type: 'broadcast', event: 'mine', payload: {} }, { timeout: 300 })).toBe(
      'timed out',
    );
    expect(await reader.channel.track({})).toBe('error');
    await database.sql`select realtime.send('{"n": 1}', 'from the database', 'announcements')`;
    await database.sql
      .begin(async (sql) => {
        await sql`select realtime.send('{}', 'rolled back', 'announcements')`;
        throw new Error('no');
      })
      .catch(() => {});
    const long = 'x'.repeat(20_000);
    await database.sql`select realtime.send(${database.sql.json({ long })}, 'long', 'announcements')`;
    await eventually('both', () => reader.heard.length === 2);
    expect(reader.heard).toEqual([
      ['from the database', { n: 1 }],
      ['long', { long }],
    ]);
    await reader.client.disconnect();
    await database.sql`update realtime.messages set inserted_at = inserted_at - interval '61 minutes' where event = 'long'`;
    await app.realtime.tidy();
    expect(await database.sql`select event from realtime.messages`).toEqual([{ event: 'from the database' }]);
  });

  test('LIVE-11 of the inbox tells the team which message came or changed, and never what stands in it', async () => {
    const [team, plain] = [await newMember(app, database, { role: 'team' }), await newMember(app, database)];
    const withoutSecondStep = await newMember(app, database, { role: 'team', shown: 'password' });
    const member = await enter(team.access_token, 'inbox');
    expect(member.statuses).toEqual(['SUBSCRIBED']);
    for (const { access_token: token } of [plain, withoutSecondStep]) {
      const other = await enter(token, 'inbox');
      expect(other.statuses[0]).toMatch(/^CHANNEL_ERROR: Unauthorized/u);
      await other.client.disconnect();
    }
    const message = { name: 'Ada', email: 'ada@example.org', reason: 'hello', message: 'A secret of some length.' };
    const sent = await fetch(`${app.url}/functions/v1/send-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    const { id } = (await sent.json()) as { id: string };
    await database.sql`update app_private.messages set caretaker_id = ${team.userId} where id = ${id}`;
    await database.sql`update app_private.messages set page = '/' where id = ${id}`;
    await database.sql`delete from app_private.messages where id = ${id}`;
    // A change that the list does not show is none.
    await eventually('all', () => member.heard.length === 3);
    expect(member.heard).toEqual(['INSERT', 'UPDATE', 'DELETE'].map((type) => ['change', { id, type }]));
    expect(JSON.stringify(await database.sql`select * from realtime.messages`)).not.toContain('secret');
    // Who leaves the team hears no more from that moment on.
    await giveRole(database, team.userId, 'none');
    await eventually('the end', () => member.statuses.at(-1) === 'CLOSED');
    await member.client.disconnect();
  });
});
