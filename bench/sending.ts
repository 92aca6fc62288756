import type { Database } from '#server/postgres/connect.ts';
import { eventually } from '#server/testing/eventually.ts';
import { connectLive } from '#server/testing/live-database.ts';
import { atOnce, type Load, paced, underLoad } from './load.ts';
import { postJson } from './post-json.ts';

/** Messages acknowledged by the function, and the same rows by a bare transaction. */
export type Rates = {
  readonly sent: Load;
  readonly inserted: Load;
  /** Milliseconds within which 99 of 100 are acknowledged while half as many arrive as can be. */
  readonly atHalf: number;
};

const message = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  reason: 'hello',
  message: 'I read your page about calm classrooms and would like to know more. '.repeat(4),
  page: '/contact',
  locale: 'en',
};

/** Opens the embedded database of a running server, with tables beside its own that nobody works on. */
export async function openBesides(dataDir: string): Promise<Database> {
  const sql = await connectLive(dataDir, { connections: atOnce, statementTimeoutMs: 30_000, purpose: 'bench' });
  await sql`create schema if not exists bench`;
  await sql`create table bench.messages (like app_private.messages including all)`;
  await sql`create table bench.mail_outbox (like app_private.mail_outbox including all)`;
  return sql;
}

/**
 * Sends `count` messages to the function, `atOnce` at a time, and as many again at half that speed; then writes the very
 * rows that the last ones became once more, `atOnce` at a time. Both are done as often before anything is counted: V8
 * forgets the code of what has rested for minutes, and a rate is that of a server at work.
 */
export async function measureSending(url: string, sql: Database, count: number): Promise<Rates> {
  const send = () => postJson(`${url}/functions/v1/send-email`, message);
  await underLoad(count, send);
  await outboxIsEmpty(sql);
  const sent = await underLoad(count, send);
  await outboxIsEmpty(sql);
  const atHalf = await paced(sent.perSecond / 2, count, send);
  // The mails leave while messages arrive, as they do in life; here nothing else may run beside.
  await outboxIsEmpty(sql);
  const messages = await sql`
    select ${sql(await givenColumns(sql, 'messages'))} from app_private.messages order by number desc limit ${count}`;
  const mails = await sql`
    select ${sql(await givenColumns(sql, 'mail_outbox'))} from app_private.mail_outbox
    where message_id in ${sql(messages.map(({ id }) => id as string))}`;
  const mailOf = new Map(mails.map((mail) => [mail.message_id as string, mail]));
  const insert = async () => {
    await sql`truncate bench.messages, bench.mail_outbox`;
    return underLoad(messages.length, (index) =>
      sql.begin(async (transaction) => {
        const row = messages[index] ?? {};
        await transaction`insert into bench.messages ${transaction(row)}`;
        await transaction`insert into bench.mail_outbox ${transaction(mailOf.get(row.id as string) ?? {})}`;
      }),
    );
  };
  await insert();
  return { sent, inserted: await insert(), atHalf };
}

/** What a row is given when it is written. The rest PostgreSQL works out itself, and refuses to be told. */
async function givenColumns(sql: Database, table: 'messages' | 'mail_outbox'): Promise<string[]> {
  const columns = await sql<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${`app_private.${table}`}::regclass and attnum > 0 and not attisdropped
      and attidentity = '' and attgenerated = ''`;
  return columns.map(({ name }) => name);
}

const outboxIsEmpty = (sql: Database): Promise<boolean> =>
  eventually('the outbox is empty', async () => {
    const { count } = await sql`select from app_private.mail_outbox where sent_at is null limit 1`;
    return count === 0;
  });
