import { randomBytes, randomUUID } from 'node:crypto';
import type { Thing } from '#contract/found-item.ts';
import type { Locale } from '#contract/locale.ts';
import type { Receipt } from '#contract/message.ts';
import { drawSigns } from '#server/draw-signs.ts';
import { mailRow, type NewMail } from '#server/mail/put-mail.ts';
import { isAway, isDuplicate } from '#server/postgres/away.ts';
import type { Database } from '#server/postgres/connect.ts';
import { onDisk } from '#server/postgres/on-disk.ts';
import { together } from '#server/together.ts';
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

/** A new reference number (contract/reference.ts), e.g. `EC-7K3M-9QPD`. 32⁸ are enough that one is rarely drawn twice. */
export const newReference = (): string => `EC-${drawSigns(4)}-${drawSigns(4)}`;

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
 * Stores a message and its mail at once (supabase/migrations, `store_messages`). The same draft id within 24 hours gets
 * the first receipt again. A suspected message gets no mail of its own, and that of one that comes after `mostMails`
 * others in an hour is held (server/mail/gathering.ts).
 */
export async function storeMessage(
  sql: Database,
  message: NewMessage,
  mailFor: (receipt: Receipt) => NewMail,
  mostMails: number,
): Promise<Receipt> {
  const storeTogether = storing.get(sql) ?? together((all: readonly Storing[]) => storeAll(sql, all));
  storing.set(sql, storeTogether);
  for (;;) {
    const receipt: Receipt = { id: randomUUID(), reference: newReference(), status: randomBytes(16).toString('hex') };
    const one: Storing = {
      receipt,
      message: messageRow(receipt, message),
      mail:
        message.suspected === undefined
          ? mailRow(mailFor(receipt), { kind: 'message', messageId: receipt.id })
          : undefined,
      mostMails,
    };
    await storeTogether(one);
    if (one.stored) {
      await onDisk(sql);
      return one.stored;
    }
    // One in a million million: the reference was drawn before. Draw again.
    if (!isDuplicate(one.error, 'messages_reference_key')) throw one.error;
  }
}

/** A message on its way into the database, and how that ended. */
type Storing = {
  readonly receipt: Receipt;
  readonly message: ReturnType<typeof messageRow>;
  readonly mail: ReturnType<typeof mailRow> | undefined;
  readonly mostMails: number;
  /** Its own receipt, or that of the same draft, which was stored before. */
  stored?: Receipt;
  error?: unknown;
};

const storing = new WeakMap<Database, (one: Storing) => Promise<void>>();

// What arrives while others are stored is one call and one transaction, which costs less than one for each. A message
// that cannot be stored takes no other with it.
async function storeAll(sql: Database, all: readonly Storing[]): Promise<void> {
  try {
    const mostMails = Math.min(...all.map((one) => one.mostMails));
    const receipts = await sql<{ place: string; receipt: Receipt }[]>`
      select place, receipt from app_private.store_messages(
        ${sql.json(all.map(({ message, mail }) => ({ message, mail })))}, ${mostMails === Infinity ? null : mostMails})`;
    const firsts = new Map(receipts.map(({ place, receipt }) => [Number(place), receipt]));
    for (const [index, one] of all.entries()) one.stored = firsts.get(index + 1) ?? one.receipt;
  } catch (error) {
    if (all.length === 1 || isAway(error)) for (const one of all) one.error = error;
    // One after the other: each counts the mails of those before it.
    else for (const one of all) await storeAll(sql, [one]);
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
