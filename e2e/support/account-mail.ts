import { eventually } from '#server/testing/eventually.ts';
import type { LiveSite } from '#server/testing/live-site.ts';

/** A mail about an account, as it came to its owner. */
export type AccountMail = {
  readonly subject: string;
  readonly text: string;
  readonly code: string | undefined;
  /** The path of the link in it, with what stands behind `#`. */
  readonly link: string | undefined;
};

/** All mails that came to an address so far, oldest first. */
export function accountMails(live: LiveSite, email: string): AccountMail[] {
  return live
    .mails()
    .filter(({ envelope }) => envelope.to.includes(email))
    .map(({ mail }) => {
      const text = mail.text ?? '';
      const link = /https?:\/\/\S+#\S+/u.exec(text)?.[0];
      const url = link === undefined ? undefined : new URL(link);
      return {
        subject: mail.subject ?? '',
        text,
        code: /^[2-9A-HJ-NP-Z]{10}$/mu.exec(text)?.[0],
        link: url && url.pathname + url.search + url.hash,
      };
    });
}

/** Waits for a mail to an address; `after` says how many came before it. */
export async function accountMail(live: LiveSite, email: string, after = 0): Promise<AccountMail> {
  return eventually(`mail ${after + 1} to ${email}`, () => accountMails(live, email)[after], 20_000);
}

/** The code in a mail. Throws where there is none. */
export function codeIn({ code, subject }: AccountMail): string {
  if (code === undefined) throw new Error(`No code in "${subject}"`);
  return code;
}

/** The link in a mail. Throws where there is none. */
export function linkIn({ link, subject }: AccountMail): string {
  if (link === undefined) throw new Error(`No link in "${subject}"`);
  return link;
}
