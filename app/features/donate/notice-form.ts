/** Under this name the draft of the notice is kept. */
export const noticeForm = 'bank-transfer';

/** What a visitor said of a transfer: typed so far, or sent and answered with a number. */
export type Told = { name: string; euros: number | undefined; number?: string };
