import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '#server/testing/test-database.ts';
import { composeMessageMail } from './compose-message.ts';
import { type NewMessage, storeMessage } from './store-message.ts';

const written = (name: string, draftId?: string): NewMessage => ({
  draftId,
  name,
  email: 'ada@example.org',
  reasonId: 'hello',
  reasonLabel: 'Say hello',
  message: 'Hello, you dear people.',
  html: undefined,
  page: undefined,
  locale: 'en',
  answer: undefined,
  photo: undefined,
  thing: undefined,
  suspected: undefined,
});

test('messages that arrive at once are stored together, each draft once, and one that cannot be takes no other with it', async () => {
  const { sql, close } = await testDatabase();
  const siteUrl = new URL('https://example.org');
  const store = (message: NewMessage) =>
    storeMessage(sql, message, (receipt) => composeMessageMail(message, receipt, { siteUrl }), Infinity);
  const transactions = async (): Promise<number> => {
    const [row] = await sql<{ count: number }[]>`
      select count(distinct xmin::text)::int as count from app_private.messages`;
    return row?.count ?? 0;
  };
  try {
    const draft = randomUUID();
    const good = await Promise.all([...'abcdefgh'].map((name) => store(written(name))));
    expect(new Set(good.map(({ id }) => id)).size).toBe(8);
    expect(await transactions()).toBe(1);

    const [, first, broken, again, other] = await Promise.allSettled(
      ['i', 'j', 'no text \u0000', 'j', 'k'].map((name) => store(written(name, name === 'j' ? draft : undefined))),
    );
    expect(broken).toMatchObject({ status: 'rejected', reason: { code: '22P05' } });
    expect([first?.status, other?.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(again).toEqual(first);
    const rows = await sql`
      select m.name, count(o.id)::int as mails from app_private.messages m
      left join app_private.mail_outbox o on o.message_id = m.id group by m.id, m.name order by m.name`;
    expect(rows).toEqual([...'abcdefghijk'].map((name) => ({ name, mails: 1 })));
  } finally {
    await close();
  }
});
