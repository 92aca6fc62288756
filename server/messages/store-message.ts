import { randomBytes, randomUUID } from 'node:crypto';
import type { Thing } from '#contract/found-item.ts';
import type { Locale } from '#contract/locale.ts';
import type { Receipt } from '#contract/message.ts';
import { isHourFull } from '#server/mail/gathering.ts';
import { type NewMail, putMail } from '#server/mail/put-mail.ts';
import type { Database, Queries } from '#server/postgres/connect.ts';
import { newReference } from './reference.ts';
import type { Photo } from './photo.ts';

/** A checked message, ready to be stored. */
export type NewMessage = {
  readonly draftId: string | undefined;
  readonly name: string;
  readonly email: string;
  readonly reasonId: string | undefined;
  readonly reasonLabel: string;
  readonly message: string;
  readonly html: string | undefined;
  readonly page: string | undefined;
  readonly locale: Locale;
  readonly answer: 'email' | 'none' | undefined;
  readonly photo: Photo | undefined;
  /** The single answers of a report of a found or lost thing. */
  readonly thing: Thing | undefined;
  readonly suspected: string | undefined;
};

/** Finds the answer that a message with this draft id got within the last 24 hours. */
export async function findReceipt(sql: Queries, draftId: string): Promise<Receipt | undefined> {
  const [receipt] = await sql<Receipt[]>`
    select id, reference, status_token as status from app_private.messages
    where draft_id = ${draftId} and created_at > now() - interval '24 hours'
    order by created_at limit 1`;
  return receipt;
}

/**
 * Stores a message and its mail in one transaction. The same draft id within 24 hours gets the first
 * receipt again, also when both arrive at once: they queue up behind a lock of that id. A suspected
 * message gets no mail of its own, and that of one that comes after `mostMails` others in an hour is held (server/mail/gathering.ts).
 */
export async function storeMessage(
  sql: Database,
  message: NewMessage,
  mailFor: (receipt: Receipt) => NewMail,
  mostMails: number,
): Promise<Receipt> {
  for (;;) {
    const receipt: Receipt = { id: randomUUID(), reference: newReference(), status: randomBytes(16).toString('hex') };
    try {
      return await sql.begin(async (transaction) => {
        const { draftId } = message;
        if (draftId !== undefined) {
          await transaction`select pg_advisory_xact_lock(hashtextextended(${draftId.toLowerCase()}, 0))`;
          const first = await findReceipt(transaction, draftId);
          if (first !== undefined) return first;
        }
        await insertMessage(transaction, receipt, message);
        if (message.suspected === undefined)
          await putMail(transaction, mailFor(receipt), {
            kind: 'message',
            messageId: receipt.id,
            isHeld: await isHourFull(transaction, mostMails),
          });
        return receipt;
      });
    } catch (error) {
      // One in a million million: the reference was drawn before. Draw again.
      if ((error as { constraint_name?: string }).constraint_name !== 'messages_reference_key') throw error;
    }
  }
}

async function insertMessage(sql: Queries, receipt: Receipt, message: NewMessage): Promise<void> {
  await sql`insert into app_private.messages ${sql({
    id: receipt.id,
    reference: receipt.reference,
    status_token: receipt.status,
    draft_id: message.draftId ?? null,
    name: message.name,
    email: message.email,
    reason_id: message.reasonId ?? null,
    reason_label: message.reasonLabel,
    message: message.message,
    html: message.html ?? null,
    page: message.page ?? null,
    locale: message.locale,
    answer: message.answer ?? null,
    photo: message.photo?.bytes ?? null,
    photo_type: message.photo?.type ?? null,
    thing: message.thing ? sql.json(message.thing) : null,
    suspected: message.suspected ?? null,
    // What the trigger of its mail would write into it a moment later, with all its indexes anew.
    delivery: message.suspected === undefined ? 'underway' : 'none',
  })}`;
}
