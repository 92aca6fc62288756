import { expect, test } from 'vitest';
import type { TeamStart } from '#contract/inbox.ts';
import { openedLists, podcasts } from '#server/testing/opened-lists.ts';
import { linkChecker } from './check-links.ts';

const { drawer, database, app, people } = await openedLists();

test('EDIT-29 links are followed one at a time, each once a month; one that leads nowhere twice waits in the start view until it is there again or gone', async () => {
  await database.sql`delete from app_private.link_checks`;
  const links = new Map<string, 'there' | 'broken' | 'unknown'>();
  const asked: string[] = [];
  // Each look reads all lists anew: those of the links below are enough.
  const listKeys = () => [podcasts, 'help-now#callingLines'];
  const check = linkChecker({
    sql: database.sql,
    drawer: { lists: { ...drawer.lists, listKeys } },
    follow: async (url) => {
      asked.push(url);
      return links.get(url) ?? 'there';
    },
  });
  const waiting = async () => {
    const answer = await fetch(`${app.url}/functions/v1/inbox/start`, { headers: people.team.headers });
    return ((await answer.json()) as TeamStart).brokenLinks;
  };
  const url = 'https://www.spektrakulaer.de';
  links.set(url, 'broken');
  await check();
  expect(asked).toHaveLength(1);
  for (let turn = 0; asked.length > turn && turn < 300; turn += 1) await check();
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).toContain(url);
  expect(asked).toContain('https://116117.de/de/haeufige-fragen.php');
  expect(await waiting()).toEqual([]);
  // A day later, and only what led nowhere.
  const all = asked.length;
  await database.sql`update app_private.link_checks set checked_at = checked_at - interval '25 hours'`;
  await check();
  await check();
  expect(asked.slice(all)).toEqual([url]);
  expect(await waiting()).toEqual([{ url, about: 'Spektrakulär – Eltern erkunden Autismus' }]);
  // A month later it is there again, and so where it was looked at while the clock was ahead.
  links.delete(url);
  await database.sql`update app_private.link_checks set checked_at = now() + interval '400 days' where url = ${url}`;
  await check();
  expect(await waiting()).toEqual([]);
  await database.sql`insert into app_private.link_checks (url, about, times_broken) values ('https://old.example/', 'Old', 5)`;
  await check();
  expect(await waiting()).toEqual([]);
});
