import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ThingReason } from '#contract/found-fields.ts';
import type { Thing } from '#contract/found-item.ts';
import type { WholeMessage } from '#contract/inbox-message.ts';
import { asRole } from '#server/postgres/as-role.ts';
import { teamClaims } from '#server/team/as-team.ts';
import { askInbox, type InboxAnswer, teamCaller, visitorWrites } from '#server/testing/inbox.ts';
import { openedApp } from '#server/testing/opened.ts';
import type { Person } from '#server/testing/sessions.ts';

const { database, app } = await openedApp();
let ada: Person;
let nobody: Person;

beforeAll(async () => {
  ada = await teamCaller(app, database);
  nobody = await teamCaller(app, database, 'nobody');
});
beforeEach(() => database.sql`truncate app_private.messages, app_private.inbox_log cascade`);

const nothing: Thing = { item: '', description: '', place: '', day: '', phone: '' };
const report = (reason: ThingReason, thing: Partial<Thing>) =>
  visitorWrites(app, { reason, message: `Report: ${thing.item ?? ''}`, thing: { ...nothing, ...thing } });
const found = (thing: Partial<Thing>) => report('find-the-lost', thing);
const lost = (thing: Partial<Thing>) => report('lost-item', thing);
const open = async (id: string, who = ada): Promise<WholeMessage> =>
  (await askInbox(app, who, 'GET', `messages/${id}`)).json as unknown as WholeMessage;
const pairsOf = async (id: string) => (await open(id)).pairs.map(({ id: other, because }) => ({ other, because }));
const decide = (id: string, otherId: string, decision: string | null, who = ada): Promise<InboxAnswer> =>
  askInbox(app, who, 'POST', `messages/${id}/pairs`, { otherId, decision });

describe('FIND-19 what may belong together', () => {
  test('is told by item, words, place and day, from both sides, whichever language it is in', async () => {
    const day = '2026-11-02';
    const key = await found({ item: 'Schlüsselbund', description: 'mit blauem Band', place: 'Stadtpark', day });
    const mine = await lost({ item: 'house keys', place: 'a bench in the Stadtpark', day });
    const other = await lost({ item: 'green umbrella', place: 'Bus 12', day });
    expect(await pairsOf(key.id)).toEqual([{ other: mine.id, because: ['item', 'place', 'day'] }]);
    expect(await pairsOf(mine.id)).toEqual([{ other: key.id, because: ['item', 'place', 'day'] }]);
    expect(await pairsOf(other.id)).toEqual([]);
  });

  test('words of the description count with a place or a day beside them, and not alone', async () => {
    const thing = await found({
      item: 'box',
      description: 'inside it a tiny wooden flute',
      day: '2026-11-02',
      place: 'River',
    });
    const near = await lost({ item: 'flute', day: '2026-11-01' });
    const far = await lost({ item: 'flute', day: '2026-08-01', place: 'Mountain' });
    expect(await pairsOf(thing.id)).toEqual([{ other: near.id, because: ['words', 'day'] }]);
    expect(await pairsOf(far.id)).toEqual([]);
  });

  test('what was found before it was lost is another thing, and points on the map are places', async () => {
    const early = await found({ item: 'scarf', day: '2026-10-01' });
    const late = await found({ item: 'scarf', day: '2026-11-03', location: { latitude: 51.501, longitude: 7.001 } });
    const mine = await lost({ item: 'Schal', day: '2026-10-20', location: { latitude: 51.5, longitude: 7 } });
    expect(await pairsOf(mine.id)).toEqual([{ other: late.id, because: ['item', 'place'] }]);
    expect(await pairsOf(early.id)).toEqual([]);
  });

  test('the likeliest come first, at most five, and neither spam nor what is deleted', async () => {
    const mine = await lost({ item: 'red glove', place: 'library', day: '2026-11-02' });
    const best = await found({ item: 'red glove', place: 'in the library', day: '2026-11-02' });
    for (let turn = 0; turn < 6; turn += 1) await found({ item: 'glove', day: '2026-11-20' });
    const gone = await found({ item: 'red glove', place: 'library', day: '2026-11-02' });
    await askInbox(app, ada, 'PATCH', `messages/${gone.id}`, { isDeleted: true });
    const spam = await found({ item: 'red glove', place: 'library', day: '2026-11-02' });
    await askInbox(app, ada, 'PATCH', `messages/${spam.id}`, { isSpam: true });
    const pairs = await pairsOf(mine.id);
    expect(pairs).toHaveLength(5);
    expect(pairs[0]).toEqual({ other: best.id, because: ['item', 'place', 'day'] });
    expect(pairs.map(({ other }) => other)).not.toEqual(expect.arrayContaining([gone.id, spam.id]));
    expect((await open(gone.id)).pairs).toEqual([]);
  });

  test('three hundred later reports full of words neither hide an honest one nor keep the team from opening theirs', async () => {
    const mine = await lost({ item: 'wooden flute', place: 'Stadtpark' });
    const words = Array.from({ length: 26 ** 2 + 74 }, (_, n) => `q${(n + 26 ** 2).toString(36).slice(-2)}`).join(' ');
    await database.sql`
      insert into app_private.messages (reference, name, email, reason_id, reason_label, message, locale, thing)
      select 'EC-DECOY-' || n, 'A program', 'x@spam.example', 'lost-item', 'Lost', 'Lost', 'en',
        ${database.sql.json({ ...nothing, item: 'sieve', description: words })}
      from generate_series(1, 301) n`;
    const flute = await found({ item: 'flute', place: 'Stadtpark' });
    expect(await pairsOf(flute.id)).toEqual([{ other: mine.id, because: ['item', 'place', 'day'] }]);
    expect((await open((await found({ item: 'sieve' })).id)).pairs).toHaveLength(5);
  });

  test('shows no more of the other than a list does: who reads it whole opens it, which is noted', async () => {
    const key = await found({ item: 'key', description: 'a brass key', place: 'Elm Road 5', phone: '0151 2345' });
    const mine = await lost({ item: 'key' });
    const shown = JSON.stringify((await open(mine.id)).pairs);
    expect(shown).toContain(key.reference);
    for (const word of ['brass', 'Elm Road', '0151']) expect(shown).not.toContain(word);
  });

  test('a point as near to nothing as can be typed keeps neither of two from being opened', async () => {
    const key = await found({ item: 'key', location: { latitude: 1e-200, longitude: 0 } });
    const mine = await lost({ item: 'key', location: { latitude: 0, longitude: 1e-320 } });
    expect(await pairsOf(key.id)).toEqual([{ other: mine.id, because: ['item', 'place', 'day'] }]);
    expect(await pairsOf(mine.id)).toEqual([{ other: key.id, because: ['item', 'place', 'day'] }]);
    expect((await open(key.id)).thing?.location).toEqual({ latitude: 0, longitude: 0 });
  });

  test('two of the team who decide from both sides at the same moment are both told that it is done, and the pair stands there once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [key, mine] = [await found({ item: 'key' }), await lost({ item: 'key' })];
      const both = await Promise.all([decide(key.id, mine.id, 'linked'), decide(mine.id, key.id, 'linked')]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      const stored = await database.sql`
        select found_id as found, decision from app_private.thing_pairs
        where ${mine.id} in (found_id, lost_id) or ${key.id} in (found_id, lost_id)`;
      expect([...stored]).toEqual([{ found: key.id, decision: 'linked' }]);
    }
  });

  test('a message is opened and changed also where nothing can be suggested', async () => {
    const key = await found({ item: 'key' });
    await lost({ item: 'key' });
    const other = await database.sql.reserve();
    try {
      await other`begin`;
      await other`lock table app_private.thing_pairs in access exclusive mode`;
      expect(await open(key.id)).toMatchObject({ reference: key.reference, pairs: [] });
      const changed = await askInbox(app, ada, 'PATCH', `messages/${key.id}`, { state: 'done' });
      expect(changed).toMatchObject({ status: 200, json: { state: 'done', pairs: [] } });
    } finally {
      await other`rollback`;
      other.release();
    }
    expect(await open(key.id)).toMatchObject({ state: 'done', pairs: [{ item: 'key' }] });
  });

  test('runs under the role of the inbox: somebody without a role sees nothing', async () => {
    const key = await found({ item: 'key' });
    await lost({ item: 'key' });
    const likely = (role: 'team' | 'nobody') =>
      asRole(
        database.sql,
        teamClaims({ id: ada.id, role: role as 'team' }),
        (sql) => sql`select * from app_private.likely_pairs(${key.id}, 5)`,
      );
    expect(await likely('team')).toHaveLength(1);
    expect(await likely('nobody')).toHaveLength(0);
  });
});

describe('FIND-19 a person decides', () => {
  test('links, dismisses and takes back; each is noted at both, and nobody is written to', async () => {
    const key = await found({ item: 'key', description: 'a brass key' });
    const mine = await lost({ item: 'key' });
    const mails = () => database.sql`select id from app_private.mail_outbox`;
    const before = (await mails()).length;
    const linked = await decide(key.id, mine.id, 'linked');
    expect(linked).toMatchObject({ status: 200, json: { pairs: [{ id: mine.id, decision: 'linked' }] } });
    expect((await open(mine.id)).pairs).toMatchObject([
      { id: key.id, decision: 'linked', item: 'key', reasonId: 'find-the-lost' },
    ]);
    await decide(mine.id, key.id, 'linked');
    await decide(mine.id, key.id, 'dismissed');
    const opened = await open(mine.id);
    expect(opened.pairs).toMatchObject([{ id: key.id, decision: 'dismissed' }]);
    const again = await decide(key.id, mine.id, null);
    expect(again.json).toMatchObject({ pairs: [{ id: mine.id, decision: null, because: ['item', 'day'] }] });
    const rows = await database.sql`
      select action, message_id as id, details, actor_id as who from app_private.inbox_log
      where action like 'pair%' and message_id = ${mine.id} order by id`;
    expect(rows).toEqual(
      (['pair_linked', 'pair_dismissed', 'pair_reopened'] as const).map((action) => ({
        action,
        id: mine.id,
        details: { other: key.id },
        who: ada.id,
      })),
    );
    expect(await mails()).toHaveLength(before);
  });

  test('of one found and one lost thing only, and only the team', async () => {
    const key = await found({ item: 'key' });
    const second = await found({ item: 'key' });
    const mine = await lost({ item: 'key' });
    const letter = await visitorWrites(app);
    for (const other of [second.id, key.id, letter.id, crypto.randomUUID()])
      expect((await decide(key.id, other, 'linked')).status).toBe(404);
    expect((await decide(key.id, mine.id, 'perhaps')).status).toBe(400);
    expect((await decide(key.id, mine.id, 'linked', nobody)).status).toBe(403);
    await askInbox(app, ada, 'PATCH', `messages/${mine.id}`, { isDeleted: true });
    expect((await decide(mine.id, key.id, 'linked')).status).toBe(409);
    expect((await decide(key.id, mine.id, 'linked')).status).toBe(404);
    expect(await database.sql`select * from app_private.thing_pairs`).toEqual([]);
  });

  test('a decision goes with either of the two', async () => {
    const key = await found({ item: 'key' });
    const mine = await lost({ item: 'key' });
    await decide(key.id, mine.id, 'linked');
    await database.sql`delete from app_private.messages where id = ${mine.id}`;
    expect(await database.sql`select * from app_private.thing_pairs`).toEqual([]);
    expect((await open(key.id)).pairs).toEqual([]);
  });
});

test('FIND-19 a report without single answers is a message like others', async () => {
  const { id } = await visitorWrites(app, { reason: 'find-the-lost' });
  expect(await open(id)).toMatchObject({ thing: null, pairs: [] });
});
