import { today } from '#content/mail/team-time-zone.ts';
import type { Money } from '#contract/money.ts';
import type { PublishedProject } from '#contract/published-project.ts';
import type { Renderer } from '#contract/renderer.ts';
import type { Changes } from '#contract/site-data.ts';
import type { Database } from '#server/postgres/connect.ts';
import { type PublishedLists, publishedLists } from './published-lists.ts';
import { publishedProjects } from './published-projects.ts';
import { publishedSettings } from './published-settings.ts';
import { publishedSums } from './published-sums.ts';
import { publishedTexts } from './published-texts.ts';

/** What the team has published: projects, texts in place of the built-in ones, and sums. */
export type Published = {
  readonly projects: readonly PublishedProject[];
  readonly changes: Changes;
  readonly money: Money | undefined;
  /** Of lists all publications, by the names of the lists. */
  readonly rows: PublishedLists['rows'];
  /** The day where the team is: what is over changes with it. */
  readonly today: string;
};

/** Knows all that the team has published, each kind by its own. */
export function publishedNow(
  sql: Database,
  { readProjects, texts, lists }: Pick<Renderer, 'readProjects' | 'texts' | 'lists'>,
) {
  const all = {
    projects: publishedProjects(sql, readProjects),
    texts: publishedTexts(sql, texts),
    lists: publishedLists(sql, lists),
    settings: publishedSettings(sql),
    sums: publishedSums(sql),
  };
  const withLists = mergedOnce();
  const withSettings = mergedOnce();
  return {
    published: async (): Promise<Published> => {
      const [projects, changed, arranged, set, money] = await Promise.all([
        all.projects.now(),
        all.texts.now(),
        all.lists.now(),
        all.settings.now(),
        all.sums.now(),
      ]);
      const changes = withSettings(withLists(changed.changes, arranged.changes), set);
      return { projects, changes, money, rows: arranged.rows, today: today() };
    },
    texts: all.texts.now,
    lists: all.lists.now,
    /** Called when somebody has written into the tables. */
    lookAgain: (): void => Object.values(all).forEach((one) => one.lookAgain()),
  };
}

/** Joins two kinds of changes by their names. Out: the same as the last time as long as neither has changed. */
function mergedOnce(): (one: Changes, other: Changes) => Changes {
  let known: readonly [Changes, Changes, Changes] | undefined;
  return (one, other) => {
    if (known?.[0] !== one || known[1] !== other)
      known = [one, other, other.size === 0 ? one : new Map([...one, ...other])];
    return known[2];
  };
}
