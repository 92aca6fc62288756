import { addedId, type EntryNow, type ListNow } from '#contract/page-lists.ts';
import { callFunction } from './call-function.ts';
import type { Person } from './sessions.ts';
import type { TestApp } from './test-app.ts';

/** What a call of the lists answered: an entry or a list, or `error` with its words. */
export type ListAnswer = EntryNow &
  ListNow & { error?: string; message: string; fields?: Record<string, { code: string; message: string }> };

let number = 0;

/** The id of an entry that is not there yet. */
export const newId = () => addedId(`00000000-0000-4000-8000-${String((number += 1)).padStart(12, '0')}`);

/** Publishes over the newest version of an entry, unless another is named. */
export async function publishEntry(
  app: Pick<TestApp, 'url'>,
  team: Person,
  key: string,
  id: string,
  change: object,
): Promise<[number, ListAnswer]> {
  const entry = `lists/entry?key=${encodeURIComponent(key)}&id=${id}`;
  const [, { version = null, textVersion = null }] = await callFunction<Partial<EntryNow>>(app, team, 'GET', entry);
  const sent = { key, id, beganWith: version, textsBeganWith: textVersion, what: 'Said in one sentence', ...change };
  return callFunction(app, team, 'POST', 'lists/entry', sent);
}
