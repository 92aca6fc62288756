/**
 * What the team's inbox is told by the server: the calls under /functions/v1/inbox (docs/decisions/023-inbox.md).
 * Times are ISO 8601 in UTC.
 */

import type { ThingReason } from './found-fields.ts';
import type { Thing } from './found-item.ts';

/** new: nobody has taken it. waiting: it waits for our answer. done: answered, or it needs no answer. */
export const messageStates = ['new', 'waiting', 'done'] as const;
export type MessageState = (typeof messageStates)[number];

/**
 * How the mails about a message fare, the worst of them: refused for good, tried and not taken yet, still on their way,
 * all sent, or none was written, because it is probable spam.
 */
export const deliveries = ['underway', 'failing', 'bounced', 'sent', 'none'] as const;
export type Delivery = (typeof deliveries)[number];

/** Where a message lies: with the others, apart as probable spam, or deleted and still to be brought back. */
export const boxes = ['inbox', 'spam', 'deleted'] as const;
export type Box = (typeof boxes)[number];

/** Somebody of the team. `name` is their address where they gave none. */
export type TeamMember = { readonly id: string; readonly name: string };

/** A message as the list shows it. */
export type ListedMessage = {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  /** Null when the reason is in no list of ours. */
  readonly reasonId: string | null;
  readonly reasonLabel: string;
  /** How the message begins. */
  readonly excerpt: string;
  readonly state: MessageState;
  readonly caretaker: TeamMember | null;
  readonly delivery: Delivery;
  /** Whether the visitor can be answered and wants to be. */
  readonly isAnswerWanted: boolean;
  /** Whether an answer is wanted and has been promised for earlier. */
  readonly isLate: boolean;
  readonly hasPhoto: boolean;
  readonly createdAt: string;
};

/** What the start view counts, as a filter of the list; each lies in the box `inbox` unless another is named. */
export const startKinds = ['waiting', 'late', 'unread', 'undelivered'] as const;
export type StartKind = (typeof startKinds)[number];

/** `GET /messages?…`: what is left out narrows nothing; without `box` it is the inbox. */
export type MessageQuery = {
  readonly box?: Box;
  readonly state?: MessageState;
  /** An id of contract/reasons.ts, or `other` for a reason that is in no list of ours. */
  readonly reason?: string;
  readonly delivery?: Delivery;
  /** The id of a member, or `nobody`. */
  readonly caretaker?: string;
  /** Exactly the messages that the start view counts under this name, together with the other filters. */
  readonly only?: StartKind;
  readonly q?: string;
  /** The cursor `next` of the page before. */
  readonly before?: string;
};

/** `GET /messages`: the newest first. `next` is the cursor of the following page; null at the end. */
export type MessagePage = { readonly messages: readonly ListedMessage[]; readonly next: string | null };

/**
 * `GET /entries?ids=…`: how these messages stand in the list now, whatever it is narrowed to, and where they lie. At most
 * a hundred ids with commas between them; a message that is gone is left out.
 */
export type MessageNow = Omit<ListedMessage, 'excerpt'> & { readonly box: Box };

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
};

export type Note = {
  readonly id: string;
  readonly author: TeamMember | null;
  readonly text: string;
  readonly createdAt: string;
};
/** `text` is null for an answer that was given outside of the inbox. */
export type Reply = {
  readonly id: string;
  readonly author: TeamMember | null;
  readonly text: string | null;
  readonly createdAt: string;
};

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
  /** From which address an answer leaves, and where what the visitor writes back goes. Null: there is no address to answer to. */
  readonly answering: { readonly from: string; readonly replyTo: string } | null;
  readonly mails: readonly MailState[];
  readonly notes: readonly Note[];
  readonly replies: readonly Reply[];
  /** The newest first, at most a hundred. */
  readonly log: readonly LogEntry[];
};

/** `GET /start`: what the start view says in words. */
/** A link of a list that led nowhere on two days, and the entry that it belongs to. */
export type BrokenLink = { readonly url: string; readonly about: string };

/** `GET /start`. */
export type TeamStart = InboxStart & {
  readonly brokenLinks: readonly BrokenLink[];
  /** Within so many days an answer is promised. */
  readonly answerDays: number;
};

export type InboxStart = {
  /** Messages that wait for an answer, and how many of them longer than promised. */
  readonly waiting: number;
  readonly late: number;
  /** Messages that want no answer and that nobody has looked at. */
  readonly unread: number;
  /** Mails that could not be delivered: refused for good, or tried and not taken yet. */
  readonly undelivered: number;
  readonly suspected: number;
};

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

/** `POST /messages/{id}/notes`. 400 `invalid_request` with the words at `fields.text` for a text that is refused. */
export type NewNote = { readonly text: string };

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
