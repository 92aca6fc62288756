/** A mail, ready to be sent. */
export type Mail = {
  /** The Message-ID with its angle brackets, the same at every attempt. */
  readonly headerId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: readonly string[];
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly photo: { readonly bytes: Buffer; readonly type: string } | undefined;
};

/** Somewhere a mail can go. `problem` says in words why it did not. */
export type Mailer = {
  readonly name: string;
  readonly send: (mail: Mail) => Promise<{ ok: true } | { ok: false; problem: string }>;
  readonly close: () => void;
};
