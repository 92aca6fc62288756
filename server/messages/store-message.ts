import { randomBytes, randomUUID } from 'node:crypto';
import type { Thing } from '#contract/found-item.ts';
import type { Locale } from '#contract/locale.ts';
import type { Receipt } from '#contract/message.ts';
import { mailRow, type NewMail } from '#server/mail/put-mail.ts';
import type { Database } from '#server/postgres/connect.ts';
import { onDisk } from '#server/postgres/on-disk.ts';
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
export async function findReceipt(sql: Database, draftId: string): Promise<Receipt | undefined> {
  const [receipt] = await sql<Receipt[]>`
    select id, reference, status_token as status from app_private.messages
    where draft_id = ${draftId} and created_at > now() - interval '24 hours'
    order by created_at limit 1`;
  // The call that stored it may still wait for the disk, and what is answered has to stay.
  if (receipt) await onDisk(sql);
  return receipt;
}

/**
 * Stores a message and its mail at once (supabase/migrations, `store_message`). The same draft id within 24 hours gets
 * the first receipt again. A suspected message gets no mail of its own, and that of one that comes after `mostMails`
 * others in an hour is held (server/mail/gathering.ts).
 */
export async function storeMessage(
  sql: Database,
  message: NewMessage,
  mailFor: (receipt: Receipt) => NewMail,
  mostMails: number,
): Promise<Receipt> {
  for (;;) {
    const receipt: Receipt = { id: randomUUID(), reference: newReference(), status: randomBytes(16).toString('hex') };
    const mail =
      message.suspected === undefined
        ? sql.json(mailRow(mailFor(receipt), { kind: 'message', messageId: receipt.id }))
        : null;
    const most = mostMails === Infinity ? null : mostMails;
    try {
      const [stored] = await sql<{ first: Receipt | null }[]>`
        select app_private.store_message(${sql.json(messageRow(receipt, message))}, ${mail}, ${most}) as first`;
      await onDisk(sql);
      return stored?.first ?? receipt;
    } catch (error) {
      // One in a million million: the reference was drawn before. Draw again.
      if ((error as { constraint_name?: string }).constraint_name !== 'messages_reference_key') throw error;
    }
  }
}

const messageRow = ({ id, reference, status }: Receipt, message: NewMessage) => ({
  id,
  reference,
  status_token: status,
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
  photo: message.photo ? `\\x${message.photo.bytes.toString('hex')}` : null,
  photo_type: message.photo?.type ?? null,
  thing: message.thing ?? null,
  suspected: message.suspected ?? null,
});
