import { site } from '#content/site.ts';
import type { Locale } from '#contract/locale.ts';
import { statusPath } from '#contract/status.ts';
import { putMail } from '#server/mail/put-mail.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { composeReplyMail } from './compose-reply.ts';
import type { InboxParts, MailAddresses } from './inbox-parts.ts';

type Answered = {
  email: string;
  reference: string;
  reasonId: string | null;
  message: string;
  locale: Locale;
  createdAt: Date;
  statusToken: string;
};

type StoredReply = { readonly id: string; readonly messageId: string; readonly text: string };

/** Puts our answer into the outbox as a mail to the visitor. To be called as the server itself: it reads the visitor's link. */
export async function mailReply(
  sql: Queries,
  { siteUrl }: Pick<InboxParts, 'siteUrl'>,
  addresses: MailAddresses,
  { id, messageId, text }: StoredReply,
): Promise<void> {
  const rows = await sql<Answered[]>`
    select email, reference, reason_id as "reasonId", message, locale,
           created_at as "createdAt", status_token as "statusToken"
    from app_private.messages where id = ${messageId}`;
  for (const { email, statusToken, ...answered } of rows) {
    const mail = composeReplyMail({
      ...answered,
      text,
      teamAddress: teamAddress(addresses),
      statusUrl: new URL(statusPath(statusToken, answered.locale), siteUrl).href,
      domain: siteUrl.hostname,
    });
    await putMail(sql, mail, { kind: 'reply', messageId, replyId: id, to: email });
  }
}

/** Where the team reads what a visitor writes back: the first of its addresses. */
export const teamAddress = ({ to }: MailAddresses): string => to[0] ?? site.email.value;
