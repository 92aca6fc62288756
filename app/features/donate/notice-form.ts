import { donationFields } from '#contract/donation-fields.ts';

/** Under this name the draft of the notice is kept. */
export const noticeForm = 'bank-transfer';

/** All that the notice keeps: its questions, and whether an answer is wanted. */
export const noticeNames = [...donationFields, 'answer'] as const;

/**
 * What a visitor said of a transfer: typed so far, or sent and answered with a number. `status` is the end of the link
 * to look it up later (contract/status.ts), `hasAddress` whether it can be mailed.
 */
export type Notice = {
  name: string;
  euros: number | undefined;
  number?: string;
  status?: string;
  hasAddress?: boolean;
};

export type NoticeProps = {
  reference: string;
  /** Whether the account is one that nobody can use. */
  isExample: boolean;
  sent: Notice | undefined;
  onSent: (sent: Notice | undefined) => void;
  onTyped: (typed: Notice) => void;
};
