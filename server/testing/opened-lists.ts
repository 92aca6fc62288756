import type { EntryValues } from '#contract/page-lists.ts';
import { readSite } from '#server/pages/site.ts';
import { callFunction } from './call-function.ts';
import { dataCallers } from './data-callers.ts';
import { type ListAnswer, publishEntry } from './lists.ts';
import type { DataCaller } from './matrix.ts';
import { both } from './meeting.ts';
import { openedApp } from './opened.ts';

export const podcasts = 'resources/podcasts#podcasts';

export const newPodcast = (title: string): EntryValues => ({
  'item.title': title,
  'item.link': 'https://example.org/podcast',
  'item.platform': 'example.org',
  'item.description': both('Calm talks.'),
  'facts.why': both('Short and clear.'),
  'facts.forWhom': ['me', 'parents'],
  'facts.language': both('German'),
  'facts.form': both('Podcast'),
  'facts.cost': null,
  'facts.time': null,
  'facts.lastChecked': '2026-11-23',
  'facts.sources': [{ title: 'The podcast itself', url: 'https://example.org/about' }],
});

/** The built site with its lists as they are built in, and with everybody who may want something of them. */
export async function openedLists() {
  const site = await readSite('dist');
  const { database, app } = await openedApp({ site });
  const people = await dataCallers(app, database);
  const ask = (who: DataCaller, method: string, path: string, body?: unknown) =>
    callFunction<ListAnswer>(app, people[who], method, `lists/${path}`, body);
  const listNow = async (key: string) => (await ask('team', 'GET', `list?key=${encodeURIComponent(key)}`))[1].entries;
  return {
    drawer: site.drawer,
    database,
    app,
    people,
    ask,
    listNow,
    /** What visitors and, with a question mark, the team alone can see of a list, in its order. */
    idsOf: async (key: string) =>
      (await listNow(key)).flatMap(({ id, state }) =>
        state === 'deleted' ? [] : [`${id}${state === 'hidden' ? '?' : ''}`],
      ),
    entryNow: async (key: string, id: string, who: DataCaller = 'team') =>
      (await ask(who, 'GET', `entry?key=${encodeURIComponent(key)}&id=${id}`))[1],
    publish: (key: string, id: string, change: object, who: DataCaller = 'team') =>
      publishEntry(app, people[who], key, id, change),
    /** The text of a page. */
    read: async (path: string) => (await fetch(app.url + path)).text(),
  };
}
