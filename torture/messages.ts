import { randomUUID } from 'node:crypto';
import { eventually } from '#server/testing/eventually.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import { hello, post, sendEmailPath } from '#server/testing/messages.ts';

type Reached = Pick<LiveSite, 'url' | 'inDatabase'>;

/** Visitors who write: what they sent, and which of it was acknowledged. */
type Writers = {
  readonly acknowledged: Set<string>;
  /** Sends one message. Out: the status, or 0 where no answer came. */
  readonly write: () => Promise<number>;
};

export function writersTo(site: Reached): Writers {
  const acknowledged = new Set<string>();
  return {
    acknowledged,
    write: async () => {
      const draft = randomUUID();
      const status = await fetch(site.url + sendEmailPath, post(hello({ id: draft, message: `Draft ${draft}` }))).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      if (status === 200) acknowledged.add(draft);
      return status;
    },
  };
}

/**
 * Reads a page, once more when its connection was closed while it was asked for, as browsers do. Out: the status, or 0
 * where no answer came.
 */
export async function readPage({ url }: Pick<LiveSite, 'url'>): Promise<number> {
  const read = async () => {
    const page = await fetch(`${url}/contact`, { signal: AbortSignal.timeout(15_000) });
    await page.arrayBuffer();
    return page.status;
  };
  return read().catch(() => read().catch(() => 0));
}

/** Which of the acknowledged messages are not stored. */
export async function notStored(site: Reached, { acknowledged }: Writers): Promise<string[]> {
  const rows = await site.inDatabase(
    (sql) => sql<{ draft: string }[]>`select draft_id as draft from app_private.messages`,
  );
  const stored = new Set(rows.map(({ draft }) => draft));
  return [...acknowledged].filter((draft) => !stored.has(draft)).map((draft) => `message ${draft} is not stored`);
}

/** Lets every mail that waits for its next try be tried now. What is noted at this moment needs no hurry, and no lock. */
export const hurryMails = ({ inDatabase }: Reached): Promise<unknown> =>
  inDatabase(
    (sql) => sql`
      update app_private.mail_outbox set next_attempt_at = now() where id in (
        select id from app_private.mail_outbox where sent_at is null and next_attempt_at > now() for update skip locked)`,
  );

/** Waits until no mail waits any more: as long as they leave, because forty a second do, and many more come in. */
export async function allMailed(site: Reached): Promise<void> {
  for (let before = Infinity; before > 0;) {
    let left = before;
    await eventually('a mail leaves', async () => {
      await hurryMails(site);
      const [row] = await site.inDatabase(
        (sql) => sql<[{ waiting: number }]>`
          select count(*)::int as waiting from app_private.mail_outbox where sent_at is null`,
      );
      left = row.waiting;
      return left < before;
    });
    before = left;
  }
}

/**
 * Looks for every acknowledged message in the mails. Out: those that are in none, or in mails of several Message-IDs,
 * which no mail program shows as one; and how many mails came again.
 */
export function countMails(
  mails: readonly { readonly raw: string }[],
  { acknowledged }: Writers,
): { lost: string[]; again: number } {
  const idsOf = new Map<string, string[]>();
  for (const { raw } of mails) {
    const [, id = 'none'] = /^Message-ID: (\S+)/imu.exec(raw) ?? [];
    const [, draft] = /Draft ([\da-f-]{36})/u.exec(raw.replaceAll('=\r\n', '')) ?? [];
    if (draft !== undefined) idsOf.set(draft, [...(idsOf.get(draft) ?? []), id]);
  }
  const told = [...acknowledged].map((draft) => ({ draft, ids: idsOf.get(draft) ?? [] }));
  return {
    lost: told.flatMap(({ draft, ids }) => {
      if (ids.length === 0) return [`message ${draft} was not mailed`];
      return new Set(ids).size > 1 ? [`message ${draft} was mailed as ${[...new Set(ids)].join(' and ')}`] : [];
    }),
    again: [...idsOf.values()].reduce((sum, ids) => sum + ids.length - 1, 0),
  };
}
