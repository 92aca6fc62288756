import { randomUUID } from 'node:crypto';
import { site } from '#content/site.ts';
import type { Queries } from '#server/postgres/connect.ts';
import type { Mail, MailWords } from './mailer.ts';
import type { TakenMail } from './outbox.ts';

/** A mail, written. Its Message-ID (`headerId`) stays the same however often it is tried. */
export type NewMail = MailWords & Pick<Mail, 'headerId' | 'replyTo'> & { readonly senderName: string };

/** What a mail is about. It goes to the team, unless `to` names somebody else. */
type About = {
  readonly kind: TakenMail['kind'];
  readonly messageId?: string;
  readonly replyId?: string;
  readonly to?: string;
  /** From then on it is not sent any more. */
  readonly expiresAt?: Date | undefined;
  readonly createdAt?: Date;
};

/** A new Message-ID. */
export const newHeaderId = (domain: string): string => `<${randomUUID()}@${domain}>`;

/** A mail in the site's own name, which nobody answers. */
export const mailOfSite = ({ hostname }: URL, written: MailWords): NewMail => ({
  headerId: newHeaderId(hostname),
  senderName: site.name,
  ...written,
});

/** Puts a mail into the outbox, in the caller's transaction. The worker then has to be told (`onMail`, `onStored`). Out: its id. */
export async function putMail(sql: Queries, mail: NewMail, about: About): Promise<string> {
  const row = mailRow(mail, about);
  await sql`insert into app_private.mail_outbox ${sql(row)}`;
  return row.id;
}

/** A mail as a row of the outbox. */
export const mailRow = (mail: NewMail, about: About) => ({
  id: randomUUID(),
  kind: about.kind,
  message_id: about.messageId ?? null,
  reply_id: about.replyId ?? null,
  to_address: about.to ?? null,
  expires_at: about.expiresAt ?? null,
  ...(about.createdAt && { created_at: about.createdAt }),
  header_id: mail.headerId,
  sender_name: mail.senderName,
  reply_to: mail.replyTo ?? null,
  subject: mail.subject,
  body_text: mail.text,
  body_html: mail.html,
});
