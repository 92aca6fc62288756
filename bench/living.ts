import { randomUUID } from 'node:crypto';
import { connect as openSocket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { readRunFile } from '#server/run-file.ts';
import { liveMember, publishText } from '#server/testing/live-editor.ts';
import { goLive, type LiveSite } from '#server/testing/live-site.ts';
import { hello, post, sendEmailPath } from '#server/testing/messages.ts';
import { median } from './median.ts';
import { perSecond } from './sending.ts';
import { memoryOf } from './serving.ts';

/** How large everything is tried. */
export type Sizes = {
  readonly starts: number;
  /** How often each call is measured. */
  readonly times: number;
  readonly sends: number;
  readonly visitors: number;
  readonly publications: readonly number[];
  readonly messages: readonly number[];
};

/** What a server costs that lives on: milliseconds and megabytes, by what has gathered in it. */
export type Living = {
  /** From the start of the process, on a database that is there, until it serves. */
  readonly startMs: number | undefined;
  readonly memoryMb: { readonly server: number; readonly database: number };
  /** How long a page takes while so many hold a connection and say next to nothing. */
  readonly besideSlowVisitorsMs: { readonly visitors: number; readonly page: number | undefined };
  readonly publishing: readonly { readonly publications: number; readonly ms: number | undefined }[];
  readonly growth: readonly {
    readonly messages: number;
    readonly sentPerSecond: number;
    readonly listMs: number | undefined;
  }[];
};

export async function measureLiving(sizes: Sizes): Promise<Living> {
  const site = await goLive();
  try {
    const starts = await times(sizes.starts, async () => {
      await site.killServer();
      const began = performance.now();
      await site.startServer();
      return performance.now() - began;
    });
    await perSecond(sizes.sends / 2, () => send(site));
    const memoryMb = await memory(site);
    const bearer = await liveMember(site);
    const publishing = [];
    for (const publications of sizes.publications) {
      await havePublished(site, publications);
      publishing.push({
        publications,
        ms: median(await times(sizes.times, () => timed(() => publishText(site.url, bearer, randomUUID())))),
      });
    }
    const growth = [];
    for (const messages of sizes.messages) {
      await haveStored(site, messages);
      const list = () => ask(`${site.url}/functions/v1/inbox/messages`, bearer);
      growth.push({
        messages,
        sentPerSecond: await perSecond(sizes.sends, () => send(site)),
        listMs: median(await times(sizes.times, () => timed(list))),
      });
    }
    return {
      startMs: median(starts),
      memoryMb,
      besideSlowVisitorsMs: await besideSlowVisitors(site, sizes.visitors),
      publishing,
      growth,
    };
  } finally {
    await site.end();
  }
}

async function times<Value>(count: number, work: () => Promise<Value>): Promise<Value[]> {
  const all: Value[] = [];
  while (all.length < count) all.push(await work());
  return all;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function ask(url: string, bearer?: string): Promise<void> {
  const answer = await fetch(url, bearer === undefined ? {} : { headers: { authorization: `Bearer ${bearer}` } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  await answer.arrayBuffer();
}

async function send({ url }: LiveSite): Promise<void> {
  const answer = await fetch(url + sendEmailPath, post(hello()));
  if (!answer.ok) throw new Error(`send-email answered ${answer.status}`);
  await answer.arrayBuffer();
}

async function memory(site: LiveSite): Promise<Living['memoryMb']> {
  const { pid = 0 } = (await readRunFile(site.dataDir)) ?? {};
  const all = memoryOf(pid);
  const server = memoryOf(pid, false);
  return { server, database: all - server };
}

/** Lets so many publications stand in the database, spread over many texts of which each is still the built-in one. */
async function havePublished({ inDatabase }: LiveSite, count: number): Promise<void> {
  await inDatabase(
    (sql) => sql`
      insert into app_private.text_versions (key, text, built_in, what)
      select 'home#homeWords.none' || number % 500, null, '{}', 'bench'
      from generate_series(1, greatest(0, ${count}::int - (select count(*)::int from app_private.text_versions))) number`,
  );
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

async function besideSlowVisitors({ url }: LiveSite, visitors: number): Promise<Living['besideSlowVisitorsMs']> {
  const port = Number(new URL(url).port);
  const sockets = [];
  try {
    while (sockets.length < visitors) {
      const socket = openSocket(port, '127.0.0.1').on('error', () => {});
      socket.write('GET /contact HTTP/1.1\r\nHost: x\r\nX-');
      sockets.push(socket);
      if (sockets.length % 200 === 0) await wait(20);
    }
    await wait(500);
    const page = median(await times(5, () => timed(() => ask(`${url}/contact`))));
    return { visitors: sockets.filter(({ readyState }) => readyState === 'open').length, page };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}
