import type { Unsent } from '#contract/mail-server.ts';

/** A mail, ready to be sent. */
export type Mail = {
  /** The Message-ID with its angle brackets, the same at every attempt. */
  readonly headerId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: readonly string[];
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly photo?: { readonly bytes: Buffer; readonly type: string } | undefined;
  /** Written by somebody and not by the site. */
  readonly isByHand?: boolean;
  /** About the account of whoever gets it. */
  readonly isOfAccount?: boolean;
  /** Where other mail servers report that they could not deliver it; the address of `from` when left out. */
  readonly returnPath?: string | undefined;
};

/** What a mail says. */
export type MailWords = Pick<Mail, 'subject' | 'text' | 'html'>;

/**
 * How sending ended. `isFinal`: the other side will never take this mail for this recipient; `isOfAddress`: because
 * nobody has that address, and not because of us. `problem` says why, in words. `isFile`: nobody has received it.
 * `refused`: some of those that it was for, whose mailboxes did not get it.
 */
export type SendResult =
  | {
      readonly ok: true;
      readonly isFile?: true;
      readonly refused?: { readonly mailboxes: string; readonly problem: string };
    }
  | {
      readonly ok: false;
      readonly problem: string;
      readonly isFinal?: boolean;
      readonly isOfAddress?: boolean;
      readonly why?: Unsent;
    };

/** Somewhere a mail can go. */
export type Mailer = {
  readonly name: string;
  readonly send: (mail: Mail) => Promise<SendResult>;
  readonly close: () => void;
};
