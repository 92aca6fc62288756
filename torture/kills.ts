import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '#server/testing/eventually.ts';
import { faultOfSite } from './fault.ts';
import { allMailed, countMails, notStored, writersTo } from './messages.ts';
import { workAt } from './work.ts';

const longestLife = 1500;
// How many mails one process has under way at once: no kill can double more.
const underWay = 4;

/** The server is killed at any moment while people write, upload, publish and sign in; then everything is counted. */
export const kills = faultOfSite('kill -9 under load', async (site, amounts) => {
  const writers = writersTo(site);
  const work = await workAt(site);
  for (let round = 0; round < amounts.kills; round += 1) {
    const life = new AbortController();
    const goOn = async (once: () => Promise<unknown>) => {
      while (!life.signal.aborted) await once().catch(() => {});
    };
    const load = Promise.all([writers.write, writers.write, ...Object.values(work.kinds)].map(goOn));
    // A slow machine publishes nothing in so short a life: every tenth lasts until it has.
    const before = work.published();
    if (round % 10 === 9) await eventually('a text is published', () => work.published() > before);
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
      ...(await work.lost()),
      ...(again > amounts.kills * underWay ? [`${again} mails came twice`] : []),
    ],
    seen: `${writers.acknowledged.size} messages, ${work.counts()}; ${again} mails came twice, under one Message-ID`,
  };
});
