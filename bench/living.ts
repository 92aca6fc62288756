import { randomUUID } from 'node:crypto';
import type { EntryNow, ListNow } from '#contract/page-lists.ts';
import { eventually } from '#server/testing/eventually.ts';
import { liveMember, publishText } from '#server/testing/live-editor.ts';
import { goLive, type LiveSite } from '#server/testing/live-site.ts';
import { addEntries } from '#server/testing/many-entries.ts';
import { hello, post, sendEmailPath } from '#server/testing/messages.ts';
import { everyText, publishTexts } from '#server/testing/texts-of-another-length.ts';
import { timed, times, underLoad } from './load.ts';
import { median } from './median.ts';
import { type Memory, memoryOfSite } from './memory.ts';
import { postJson } from './post-json.ts';
import { besideSlowVisitors, type SlowVisitors } from './slow-visitors.ts';

/** How large everything is tried. */
export type Sizes = {
  readonly starts: number;
  /** How often each call is measured. */
  readonly times: number;
  readonly sends: number;
  readonly visitors: number;
  /** How many texts, and how many entries of a list, have been published before. */
  readonly published: readonly number[];
  readonly messages: readonly number[];
};

/** What a server costs that lives on: milliseconds and megabytes, by what has gathered in it. */
export type Living = {
  /** From the start of the process, on a database that is there, until it serves. */
  readonly startMs: number | undefined;
  readonly memoryMb: { readonly started: Memory; readonly after: Memory };
  readonly slowVisitors: SlowVisitors;
  /** Until a text, and until an entry of a list, is published and its page shows it. */
  readonly publishing: readonly {
    readonly others: number;
    readonly textMs: number | undefined;
    readonly entryMs: number | undefined;
  }[];
  readonly growth: readonly {
    readonly messages: number;
    readonly sentPerSecond: number | undefined;
    readonly listMs: number | undefined;
  }[];
};

export async function measureLiving(sizes: Sizes): Promise<Living> {
  const site = await goLive('dist', undefined, { isDurable: true });
  try {
    const [{ fsync } = {}] = await site.inDatabase((sql) => sql`show fsync`);
    if (fsync !== 'on') throw new Error('The database does not wait for its disk: its figures would say nothing.');
    const startMs = median(
      await times(sizes.starts, async () => {
        await site.killServer();
        return timed(() => site.startServer());
      }),
    );
    const started = await memoryOfSite(site.dataDir);
    await underLoad(sizes.sends / 2, () => send(site));
    const bearer = await liveMember(site);
    const publishing = [];
    for (const others of sizes.published) publishing.push(await publishingAfter(site, bearer, others, sizes.times));
    const growth = [];
    for (const messages of sizes.messages) {
      await haveStored(site, messages);
      const list = () => ask(`${site.url}/functions/v1/inbox/messages`, bearer);
      const sent = await times(sizes.times, () => underLoad(sizes.sends, () => send(site)));
      growth.push({
        messages,
        sentPerSecond: median(sent.map(({ perSecond }) => perSecond)),
        listMs: median(await times(sizes.times, () => timed(list))),
      });
    }
    const slowVisitors = await besideSlowVisitors(site.url, sizes.visitors, sizes.times);
    return {
      startMs,
      memoryMb: { started, after: await memoryOfSite(site.dataDir) },
      slowVisitors,
      publishing,
      growth,
    };
  } finally {
    await site.end();
  }
}

async function ask<Answer>(url: string, bearer: string, body?: unknown): Promise<Answer> {
  const headers = { authorization: `Bearer ${bearer}` };
  const answer = await fetch(url, body === undefined ? { headers } : post(body, headers));
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

const send = ({ url }: LiveSite): Promise<void> => postJson(url + sendEmailPath, hello());

const list = 'resources/ai-tools#aiTools';
const entry = 'genio-notes';

/** Publishes a text and an entry, several times, while so many of each are published. */
async function publishingAfter(
  site: LiveSite,
  bearer: string,
  others: number,
  rounds: number,
): Promise<Living['publishing'][number]> {
  const lists = `${site.url}/functions/v1/lists`;
  const key = encodeURIComponent(list);
  const readEntry = () => ask<EntryNow>(`${lists}/entry?key=${key}&id=${entry}`, bearer);
  const { builtIn } = await readEntry();
  await site.inDatabase(async (sql) => {
    await sql`set statement_timeout = 0`;
    const [{ texts, entries }] = await sql<[{ texts: number; entries: number }]>`
      select (select count(*)::int from app_private.text_versions) as texts,
             (select count(*)::int from app_private.entry_versions) as entries`;
    await publishTexts(sql, someTexts(others - texts), (text) => text);
    await addEntries(sql, list, builtIn ?? {}, Math.max(0, others - entries));
  });
  await eventually('the server knows all entries', async () => {
    const { entries } = await ask<ListNow>(`${lists}/list?key=${key}`, bearer);
    return entries.filter(({ state }) => state === 'hidden').length >= others - rounds * 10;
  });
  const shows = async (path: string, words: string) => {
    if (!(await (await fetch(site.url + path)).text()).includes(words))
      throw new Error(`${path} does not show ${words}`);
  };
  const textMs = median(
    await times(rounds, () => {
      const words = randomUUID();
      return timed(async () => {
        const status = await publishText(site.url, bearer, words);
        if (status !== 200) throw new Error(`The text was answered with ${status}.`);
        await shows('/help-now', words);
      });
    }),
  );
  const entryMs = median(
    await times(rounds, async () => {
      const { version, textVersion } = await readEntry();
      const words = `${randomUUID()} helps to read.`;
      const values = { ...builtIn, 'item.description': { en: words, de: words } };
      const change = { key: list, id: entry, beganWith: version, textsBeganWith: textVersion, values, what: 'Bench' };
      return timed(async () => {
        await ask(`${lists}/entry`, bearer, change);
        await shows('/resources/ai-tools', words);
      });
    }),
  );
  return { others, textMs, entryMs };
}

/** The names of so many texts of pages, again from the first when all have been named. */
function someTexts(count: number): string[] {
  const all = everyText();
  return Array.from({ length: Math.max(0, count) }, (_, index) => all[index % all.length] ?? '');
}

/** Lets so many messages be stored, all of them sent and done. */
async function haveStored({ inDatabase }: LiveSite, count: number): Promise<void> {
  await inDatabase(async (sql) => {
    await sql`set statement_timeout = 0`;
    await sql`
      insert into app_private.messages (reference, name, email, reason_id, reason_label, message, locale, state, delivery)
      select 'EC-B' || number, 'Name ' || number % 4000, 'm' || number || '@example.org', 'hello', 'Say hello',
             'A message of the bench, number ' || number || ', about ' || md5(number::text), 'en', 'done', 'sent'
      from generate_series((select count(*)::int + 1 from app_private.messages), ${count}::int) number`;
    await sql`vacuum analyze app_private.messages`;
  });
}
