import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { keepSecrets } from '#server/secrets.ts';
import { browserClient, goodPassword } from '#server/testing/accounts.ts';
import { liveMember, publishText } from '#server/testing/live-editor.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import { storageClient } from '#server/testing/files.ts';
import { faultOfSite } from './fault.ts';
import { allMailed, countMails, notStored, writersTo } from './messages.ts';

const longestLife = 1500;
// How many mails one process has under way at once: no kill can double more.
const underWay = 4;

/** What was acknowledged beside messages. */
type Kept = { files: Map<string, Buffer>; publications: string[]; sessions: string[] };

/** The server is killed at any moment while people write, upload, publish and sign in; then everything is counted. */
export const kills = faultOfSite('kill -9 under load', async (site, amounts) => {
  const writers = writersTo(site);
  const kept: Kept = { files: new Map(), publications: [], sessions: [] };
  const work = await workOf(site, kept);
  for (let round = 0; round < amounts.kills; round += 1) {
    const life = new AbortController();
    const goOn = async (once: () => Promise<unknown>) => {
      while (!life.signal.aborted) await once().catch(() => {});
    };
    const load = Promise.all([writers.write, writers.write, ...work].map(goOn));
    await wait(randomInt(longestLife));
    await site.killServer();
    life.abort();
    await load;
    await site.startServer();
  }
  await allMailed(site);
  const { lost, again } = countMails(site.mails(), writers);
  return {
    tried: amounts.kills,
    lost: [
      ...(await notStored(site, writers)),
      ...lost,
      ...(await lostOf(site, kept)),
      ...(again > amounts.kills * underWay ? [`${again} mails came twice`] : []),
    ],
    seen: `${writers.acknowledged.size} messages, ${kept.files.size} files, ${kept.publications.length} texts, ${kept.sessions.length} sign-ins; ${again} mails came twice, under one Message-ID`,
  };
});

async function workOf(site: LiveSite, kept: Kept): Promise<(() => Promise<void>)[]> {
  const { backendSecretKey } = await keepSecrets(site.dataDir);
  const files = storageClient(site, { apikey: backendSecretKey });
  await files.createBucket('torture');
  const visitor = { email: `${randomUUID()}@example.org`, password: goodPassword };
  await site.makeAccount(visitor);
  const bearer = await liveMember(site);
  return [
    async () => {
      const name = randomUUID();
      const bytes = randomBytes(randomInt(200_000));
      const { error } = await files.from('torture').upload(name, bytes);
      if (!error) kept.files.set(name, bytes);
    },
    async () => {
      const what = randomUUID();
      if (await publishText(site.url, bearer, what)) kept.publications.push(what);
    },
    async () => {
      const { data } = await browserClient(site).signInWithPassword(visitor);
      if (data.session) kept.sessions.push(data.session.access_token);
    },
  ];
}

async function lostOf(site: LiveSite, { files, publications, sessions }: Kept): Promise<string[]> {
  const lost: string[] = [];
  const { backendSecretKey } = await keepSecrets(site.dataDir);
  const bucket = storageClient(site, { apikey: backendSecretKey }).from('torture');
  for (const [name, bytes] of files) {
    const { data } = await bucket.download(name);
    if (!data || !bytes.equals(Buffer.from(await data.arrayBuffer()))) lost.push(`file ${name} is not as it was sent`);
  }
  const rows = await site.inDatabase((sql) => sql<{ what: string }[]>`select what from app_private.text_versions`);
  const published = new Set(rows.map(({ what }) => what));
  lost.push(...publications.filter((what) => !published.has(what)).map((what) => `text ${what} is not published`));
  for (const bearer of sessions) {
    const { error } = await browserClient(site).getUser(bearer);
    if (error) lost.push('a session that was begun does not count');
  }
  return lost;
}
