import { digestMail as words } from '#content/mail/digest-mail.ts';
import { inboxSummary } from '#content/mail/inbox-summary.ts';
import { teamLanguage } from '#content/mail/team-language.ts';
import { teamTimeZone } from '#content/mail/team-time-zone.ts';
import { site } from '#content/site.ts';
import { inLocale } from '#contract/locale.ts';
import { wordsIn } from '#contract/words.ts';
import { listMessages, mailedColumns, type MailedMessage, mailOf, type MailPart } from '#server/mail/mail-parts.ts';
import type { MailWords } from '#server/mail/mailer.ts';
import { mailOfSite, putMail } from '#server/mail/put-mail.ts';
import type { Database, Queries } from '#server/postgres/connect.ts';
import { oneAtATime } from '#server/postgres/one-at-a-time.ts';
import type { ServerNews } from '#server/well/look.ts';
import { countStart } from './start-view.ts';

// More than that is a flood: the mail then says how many more lie in the inbox. Were they left for the mails of the days
// after, a flood of a day would be kept for months, because what no mail has told stays.
const mostListed = 200;
// In one statement, which has ten seconds: 20,000 took three.
const mostTold = 5000;

type DigestNeeds = {
  readonly sql: Database;
  readonly siteUrl: URL;
  /** What of the server needs a look that nobody would notice; left out where none of it is ours. */
  readonly serverNews?: () => Promise<ServerNews>;
};

/**
 * Puts one mail into the outbox that says what waited in the inbox at the team's 7 o'clock and lists the messages newly
 * suspected of being spam, and whether the server needs a look: once a day, at the first call after 7, and only when
 * there is something to say. What came later is told tomorrow. The mail and the marks on its messages are one
 * transaction. Out: whether a mail was written.
 */
export async function makeDigest({ sql, siteUrl, serverNews }: DigestNeeds, now: Date): Promise<boolean> {
  const news = (await serverNews?.()) ?? [];
  return sql.begin(async (transaction) => {
    await oneAtATime(transaction, 'digest');
    const morning = await lastMorning(transaction, now);
    // One that was written while the clock was far ahead would else be the last until then.
    const [recent] = await transaction`
      select 1 from app_private.mail_outbox
      where kind = 'digest' and created_at between ${morning} and ${now}::timestamptz + interval '1 hour' limit 1`;
    if (recent) return false;
    const waiting = await countStart(transaction, morning);
    // The suspected are listed, each once.
    const sentences = [
      ...inboxSummary({ ...waiting, suspected: 0 }, teamLanguage).map(({ text }) => text),
      ...news.map((each) => t(words[each])),
    ];
    const told = await transaction`
      update app_private.messages set digested_at = ${now} where id in (
        select id from app_private.messages
        where suspected is not null and digested_at is null and deleted_at is null and created_at < ${morning}
        order by created_at limit ${mostTold})`;
    const suspected = await transaction<MailedMessage[]>`
      select ${sql.unsafe(mailedColumns)} from app_private.messages
      where suspected is not null and digested_at = ${now} and deleted_at is null and created_at < ${morning}
      order by created_at limit ${mostListed}`;
    if (sentences.length + suspected.length === 0) return false;
    const links = [
      { link: t(words.inbox), to: new URL(inLocale('/team/inbox', teamLanguage), siteUrl).href },
      ...(news.length > 0
        ? [{ link: t(words.well), to: new URL(inLocale('/team/well', teamLanguage), siteUrl).href }]
        : []),
    ];
    await putMail(
      transaction,
      mailOfSite(siteUrl, composeDigest(sentences, suspected, told.count - suspected.length, links)),
      { kind: 'digest', createdAt: now },
    );
    return true;
  });
}

/** The last time it was 7 o'clock where the team is. */
async function lastMorning(sql: Queries, now: Date): Promise<Date> {
  const [row] = await sql<[{ morning: Date }]>`
    select (date_trunc('day', ${now}::timestamptz at time zone ${teamTimeZone}::text - interval '7 hours') + interval '7 hours')
           at time zone ${teamTimeZone}::text as morning`;
  return row.morning;
}

const t = wordsIn(teamLanguage);

/**
 * Writes the daily mail: `sentences` about what waits, and the list of what looks like spam; at least one of both.
 * `others`: how many more look like spam than the list holds.
 */
function composeDigest(
  sentences: readonly string[],
  suspected: readonly MailedMessage[],
  others: number,
  links: readonly MailPart[],
): MailWords {
  const subject = subjectOf(sentences, suspected.length + others);
  const parts: MailPart[] = [];
  if (sentences.length > 0) parts.push({ text: t(words.lead) }, { items: sentences });
  parts.push(...links);
  if (suspected.length > 0) {
    parts.push({ text: t(suspected.length === 1 ? words.introOne : words.intro) });
    parts.push({ text: t(words.keptFor, { days: site.retentionDays.value.suspected }) });
  }
  parts.push(...listMessages(suspected));
  if (others > 0) parts.push({ text: t(words.others, { count: others }) });
  parts.push({ text: t(words.after) });
  return mailOf(subject, parts);
}

function subjectOf([first]: readonly string[], spam: number): string {
  if (first !== undefined) return t(words.waitingSubject, { first: first.replace(/\.$/u, '') });
  return spam === 1 ? t(words.subjectOne) : t(words.subject, { count: spam });
}
