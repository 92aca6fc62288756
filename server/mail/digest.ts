import { randomUUID } from 'node:crypto';
import { digestMail as words } from '#content/mail/digest-mail.ts';
import { messageMail } from '#content/mail/message-mail.ts';
import { teamLanguage } from '#content/mail/team-language.ts';
import { site } from '#content/site.ts';
import type { Database } from '#server/postgres/connect.ts';
import { escapeHtml } from '#server/template.ts';
import { fill, headerText, mailPage, textAsHtml } from './mail-text.ts';

type Suspected = { id: string; reference: string; name: string; email: string; reason: string; message: string };

// More than that is a flood; the rest comes with the next digest, nothing is dropped.
const mostInOne = 200;
const longestExcerpt = 500;

/**
 * Puts one mail into the outbox that lists the messages suspected of being spam, when there are any
 * and the last such mail is a day old. The list and the marks on its messages are one transaction.
 * Out: how many messages it lists.
 */
export async function makeDigest(sql: Database, domain: string): Promise<number> {
  return sql.begin(async (transaction) => {
    // One digest at a time, also between several servers.
    await transaction`select pg_advisory_xact_lock(hashtextextended('digest', 0))`;
    const [recent] = await transaction`
      select 1 from app_private.mail_outbox where kind = 'digest' and created_at > now() - interval '24 hours' limit 1`;
    if (recent) return 0;
    const suspected = await transaction<Suspected[]>`
      update app_private.messages set digested_at = now() where id in (
        select id from app_private.messages where suspected is not null and digested_at is null order by created_at limit ${mostInOne})
      returning id, reference, name, email, reason_label as reason, message`;
    if (suspected.length === 0) return 0;
    const { subject, text, html } = composeDigest(suspected);
    await transaction`insert into app_private.mail_outbox ${transaction({
      kind: 'digest',
      header_id: `<${randomUUID()}@${domain}>`,
      sender_name: site.name,
      subject,
      body_text: text,
      body_html: html,
    })}`;
    return suspected.length;
  });
}

function composeDigest(suspected: readonly Suspected[]): { subject: string; text: string; html: string } {
  const language = teamLanguage;
  const subject =
    suspected.length === 1
      ? words.subjectOne[language]
      : fill(words.subject[language], { count: String(suspected.length) });
  const intro = words.intro[language];
  const entries = suspected.map(({ reference, name, email, reason, message }) => ({
    head: `${reference} · ${headerText(name, 60)} · ${headerText(email)} · ${messageMail.reason[language]}: ${headerText(reason)}`,
    excerpt: message.length > longestExcerpt ? `${message.slice(0, longestExcerpt)}…` : message,
  }));
  return {
    subject,
    text: [intro, ...entries.map(({ head, excerpt }) => `${head}\n${excerpt}`)].join('\n\n').concat('\n'),
    html: mailPage(
      language,
      subject,
      [
        `<p>${escapeHtml(intro)}</p>`,
        ...entries.map(
          ({ head, excerpt }) => `<p><strong>${escapeHtml(head)}</strong><br>\n${textAsHtml(excerpt)}</p>`,
        ),
      ].join('\n'),
    ),
  };
}
