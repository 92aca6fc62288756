import { teamLanguage } from '#content/mail/team-language.ts';
import { shapeOfList } from '#contract/list-shapes.ts';
import type { Localized } from '#contract/locale.ts';
import type { EntryValues, SourceValue } from '#contract/page-lists.ts';
import { type PublishedLists, publishedLists } from '#server/pages/published-lists.ts';
import type { Drawer } from '#server/pages/renderer.ts';
import type { Database } from '#server/postgres/connect.ts';
import { followLink } from './ask-once.ts';

type Needs = {
  readonly sql: Database;
  readonly drawer: Pick<Drawer, 'lists'>;
  readonly follow?: typeof followLink;
};

/**
 * Follows one link of the lists, the one that was not looked at for longest, if that is a month ago; one that led nowhere is
 * looked at again the next day. Done now and then, so that nobody is asked twice at once.
 */
export function linkChecker({ sql, drawer, follow = followLink }: Needs): () => Promise<void> {
  const lists = publishedLists(sql, drawer.lists);
  return async () => {
    lists.lookAgain();
    const links = linksOf(drawer, (await lists.now()).rows);
    await sql`delete from app_private.link_checks where url <> all (${[...links.keys()]})`;
    const known = await sql<{ url: string; isDue: boolean }[]>`
      select url, checked_at not between now() - case when times_broken = 1 then interval '1 day' else interval '30 days' end
        and now() + interval '1 day' as "isDue"
      from app_private.link_checks order by checked_at`;
    const seen = new Set(known.map(({ url }) => url));
    const url = [...links.keys()].find((each) => !seen.has(each)) ?? known.find(({ isDue }) => isDue)?.url;
    if (url === undefined) return;
    const about = links.get(url) ?? url;
    // Told before it is asked, so that another server takes another one.
    await sql`
      insert into app_private.link_checks (url, about) values (${url}, ${about})
      on conflict (url) do update set checked_at = now(), about = excluded.about`;
    const outcome = await follow(url);
    if (outcome === 'unknown') return;
    await sql`
      update app_private.link_checks set times_broken = ${outcome === 'broken' ? sql`least(times_broken + 1, 100)` : 0}
      where url = ${url}`;
  };
}

/** The links that visitors find in lists, each with the entry that it belongs to. */
function linksOf({ lists }: Pick<Drawer, 'lists'>, rows: PublishedLists['rows']) {
  const found = new Map<string, string>();
  for (const key of lists.listKeys()) {
    const { fields = [] } = shapeOfList(key) ?? {};
    const all = rows.get(key) ?? [];
    for (const { id, state, title } of lists.arrangeList(key, all)) {
      const values = state === 'shown' ? lists.valuesOfEntry(key, id, all) : undefined;
      const about = (typeof title === 'string' ? title : title[teamLanguage]).slice(0, 300);
      for (const { path, kind } of values ? fields : [])
        for (const url of addressesIn(kind, values?.[path])) if (!found.has(url)) found.set(url, about);
    }
  }
  return found;
}

function addressesIn(kind: string, value: EntryValues[string] | undefined): readonly string[] {
  if (!value) return [];
  if (kind === 'link') return [value as string];
  if (kind === 'links') return Object.values(value as Localized);
  return kind === 'sources' ? (value as readonly SourceValue[]).map(({ url }) => url) : [];
}
