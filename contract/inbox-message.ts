/** One message of the team's inbox and what is done to it: the calls under /functions/v1/inbox/messages/{id}. */

import type { ThingReason } from './found-fields.ts';
import type { Thing } from './found-item.ts';
import type { Box, Delivery, ListedMessage, MessageState, TeamMember } from './inbox.ts';

/** One mail about a message: to the team, or our answer to the visitor. */
export type MailState = {
  readonly id: string;
  readonly kind: 'message' | 'reply';
  readonly replyId: string | null;
  readonly delivery: Exclude<Delivery, 'none'>;
  readonly attempts: number;
  /** The mail server's own words. */
  readonly lastError: string | null;
  readonly nextAttemptAt: string | null;
  readonly sentAt: string | null;
  /** Whether it only became a file, because there was no mail server. */
  readonly isFile: boolean;
};

export type Note = {
  readonly id: string;
  readonly author: TeamMember | null;
  readonly text: string;
  readonly createdAt: string;
};
/** `text` is null for an answer that was given outside of the inbox. */
export type Reply = Omit<Note, 'text'> & { readonly text: string | null };

/** What is noted of a message: who looked it up, changed it, answered it. */
export type LogEntry = {
  readonly actor: TeamMember | null;
  readonly action: InboxAction;
  readonly details: Readonly<Record<string, string | null>>;
  readonly createdAt: string;
};
export type InboxAction =
  | 'opened'
  | 'photo_opened'
  | 'searched'
  | 'exported'
  | 'state_changed'
  | 'caretaker_changed'
  | 'note_added'
  | 'note_deleted'
  | 'replied'
  | 'answered_elsewhere'
  | 'wrote_again'
  | 'sent_again'
  | 'marked_spam'
  | 'unmarked_spam'
  | 'pair_linked'
  | 'pair_dismissed'
  | 'pair_reopened'
  | 'deleted'
  | 'restored';

/** What somebody of the team says of a found and a lost thing: they belong together, or they do not. */
export const pairDecisions = ['linked', 'dismissed'] as const;
export type PairDecision = (typeof pairDecisions)[number];

/** Why two things may belong together. */
export type PairReason = 'item' | 'words' | 'place' | 'day';

/** The report that may belong to another one: no more of it than a list shows. The rest is seen by opening it, which is noted. */
export type Pair = {
  readonly id: string;
  readonly reference: string;
  readonly reasonId: ThingReason;
  readonly item: string;
  /** `2026-05-31`, or empty. */
  readonly day: string;
  readonly hasPhoto: boolean;
  readonly createdAt: string;
  /** Empty where only somebody has said so. */
  readonly because: readonly PairReason[];
  /** Null: nobody has decided. */
  readonly decision: PairDecision | null;
};

/** `POST /messages/{id}/pairs`: null takes the decision back. 404 `not_found` where the two are no found and lost thing. */
export type NewPair = { readonly otherId: string; readonly decision: PairDecision | null };

/** `GET /messages/{id}` */
export type WholeMessage = Omit<ListedMessage, 'excerpt'> & {
  readonly email: string;
  readonly message: string;
  /** Where the message was written, e.g. `/de/contact`. */
  readonly page: string | null;
  readonly locale: 'en' | 'de';
  readonly answer: 'email' | 'none' | null;
  /** The single answers of a report of a found or lost thing. */
  readonly thing: Thing | null;
  /** What of the other kind may belong to it, or was said to. Empty without `thing`. */
  readonly pairs: readonly Pair[];
  /** Where a found thing lies, when the report names a point. */
  readonly mapUrl: string | null;
  readonly box: Box;
  readonly suspected: string | null;
  readonly readAt: string | null;
  readonly answeredAt: string | null;
  readonly wroteAgainAt: string | null;
  readonly deletedAt: string | null;
  /**
   * From which address an answer leaves, and where what the visitor writes back goes; without a mail server it only becomes a
   * file. Null: there is no address to answer to.
   */
  readonly answering: { readonly from: string; readonly replyTo: string; readonly hasMailServer: boolean } | null;
  readonly mails: readonly MailState[];
  readonly notes: readonly Note[];
  readonly replies: readonly Reply[];
  /** The newest first, at most a hundred. */
  readonly log: readonly LogEntry[];
};

/** What a table of messages says of each: what came, and what we answered. */
export type ExportedMessage = Pick<
  WholeMessage,
  'reference' | 'createdAt' | 'name' | 'email' | 'reasonId' | 'reasonLabel' | 'message' | 'page' | 'state'
> & { readonly answers: readonly Pick<Reply, 'text' | 'createdAt'>[] };

/** `GET /export?…`: the newest messages that the query finds, and `before` for those that follow. */
export type InboxExport = { readonly messages: readonly ExportedMessage[]; readonly next: string | null };

/**
 * `PATCH /messages/{id}`: what is left out stays as it is. A deleted message is first brought back, by the same call or
 * one before: until then every change of it is 409 `message_deleted`.
 */
export type MessageChange = {
  readonly state?: MessageState;
  /** Null: nobody. Somebody takes a new message: it then waits. */
  readonly caretakerId?: string | null;
  /** False: its mail to the team leaves now, when it never had one. */
  readonly isSpam?: boolean;
  readonly isDeleted?: boolean;
};

/** The longest texts that the team writes, counted as an input's `maxLength` counts them. */
export const longestTexts = { note: 5_000, reply: 20_000 } as const;

/**
 * `POST /messages/{id}/notes`. The same id is stored once. 400 `invalid_request` with the words at `fields.text` for a
 * text that is refused.
 */
export type NewNote = {
  /** A UUID made with the draft. */
  readonly id: string;
  readonly text: string;
};

/**
 * `POST /messages/{id}/replies`. The same id is stored once. Nothing is stored or sent with 400 `no_address`, 400
 * `invalid_request` (`fields.text`), 409 `message_deleted`, 409 `message_suspected`, 409 `already_sent` (this draft was
 * sent with another text) and 409 `answered_meanwhile` (there are more replies than `knownReplies`).
 */
export type NewReply = {
  /** A UUID made with the draft. */
  readonly id: string;
  readonly text: string;
  /** False: it still waits for us. */
  readonly isDone?: boolean;
  /** How many replies the writer has seen, those in `replies` without a text too. */
  readonly knownReplies?: number;
};

/** `POST /messages/{id}/marks`: what happened outside of the inbox. */
export const marks = ['answered_elsewhere', 'wrote_again'] as const;
export type Mark = (typeof marks)[number];
export type NewMark = { readonly mark: Mark };

/** `POST /messages/{id}/send-again`: one mail, or all of the message that have not left. */
export type SendAgain = { readonly mailId?: string };

/**
 * What a visitor can look up with the link of their message: it shows no text (docs/decisions/024). `receivedOn` is the
 * day where the team is: `2026-11-21`.
 */
export type MessageStatus = { readonly status: 'received' | 'read' | 'answered'; readonly receivedOn: string };
