/**
 * What the team's inbox is told by the server: the calls under /functions/v1/inbox (docs/decisions/023-inbox.md). Here the
 * start view and the list; one message and what is done to it are in inbox-message.ts.
 * Times are ISO 8601 in UTC.
 */

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

/** A link of a list that led nowhere on two days, and the entry that it belongs to. */
export type BrokenLink = { readonly url: string; readonly about: string };

/** `GET /start`: what the start view says in words. */
export type TeamStart = InboxStart & {
  readonly brokenLinks: readonly BrokenLink[];
  /** Within so many days an answer is promised. */
  readonly answerDays: number;
  /** Whether there is a mail server. Without one nobody receives an answer. */
  readonly hasMailServer: boolean;
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
