import { donationFields } from '#contract/donation-fields.ts';

/** Under this name the draft of the notice is kept. */
export const noticeForm = 'bank-transfer';

/** All that the notice keeps: its questions, and whether an answer is wanted. */
export const noticeNames = [...donationFields, 'answer'] as const;

/** What a visitor said of a transfer so far. */
export type Notice = { name: string; euros: number | undefined };

/**
 * The same once it was sent, and answered with a number. `status` is the end of the link to look it up later
 * (contract/status.ts), `hasAddress` whether it can be mailed.
 */
export type SentNotice = Notice & { number: string; status?: string; hasAddress: boolean };

export type NoticeProps = {
  reference: string;
  /** Whether the account is one that nobody can use. */
  isExample: boolean;
  sent: SentNotice | undefined;
  onSent: (sent: SentNotice | undefined) => void;
  onTyped: (typed: Notice) => void;
};
