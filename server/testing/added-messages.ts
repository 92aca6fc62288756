import { randomUUID } from 'node:crypto';
import type { Database } from '#server/postgres/connect.ts';

type Row = Readonly<Record<string, string | number | boolean | Date | null>>;

/** Adds a message as it lies in the database, one of Ada unless the row says otherwise. Out: its id. */
export async function addMessage(sql: Database, row: Row): Promise<string> {
  const whole = {
    reference: randomUUID(),
    name: 'Ada',
    email: 'ada@example.org',
    reason_label: 'Say hello',
    message: 'Hello',
    locale: 'en',
    ...row,
  };
  const [added] = await sql<[{ id: string }]>`insert into app_private.messages ${sql(whole)} returning id`;
  return added.id;
}

/** Adds a mail to the outbox, one that tells the team of a message unless the row says otherwise. Out: its id. */
export async function addMail(sql: Database, row: Row = {}): Promise<string> {
  const whole = {
    kind: 'message',
    header_id: `<${randomUUID()}@example.org>`,
    sender_name: 'Ecosystem',
    subject: 'Hello',
    body_text: 'Hello',
    body_html: '<p>Hello</p>',
    ...row,
  };
  const [added] = await sql<[{ id: string }]>`insert into app_private.mail_outbox ${sql(whole)} returning id`;
  return added.id;
}
