import type { Receipt } from '#contract/message.ts';

/** What is told of a message that has arrived. `status` is missing where nobody keeps it (contract/status.ts). */
export type Sent = Pick<Receipt, 'reference'> &
  Partial<Pick<Receipt, 'status'>> & {
    isAnswerWanted: boolean;
    /** Whether number and link can be mailed. */
    hasAddress: boolean;
  };
