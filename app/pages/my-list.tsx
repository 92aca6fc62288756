import type { Keepable } from '#app/features/my-list/keepable.ts';
import { MyList } from '#app/features/my-list/my-list.island.tsx';
import { pageName } from '#app/i18n/page-name.ts';
import { Island } from '#app/islands/island.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { placeOf } from '#app/lib/published/events.ts';
import { showProject } from '#app/lib/published/projects.ts';
import type { PageProps } from '#app/page.ts';
import { type pages, pathTo, pathToEvent, pathToProject, subjectPages, type SubjectId } from '#app/paths.ts';
import { PageTitle, Page } from '#app/ui/page.tsx';
import { myListPage } from '#content/frame/my-list.ts';
import { pageNames } from '#content/pages.ts';
import { aiTools } from '#content/resources/ai-tools.ts';
import { books } from '#content/resources/books.ts';
import { communityChannels } from '#content/resources/community.ts';
import { events } from '#content/resources/event.ts';
import { podcasts } from '#content/resources/podcasts.ts';
import { tiktokCreators } from '#content/resources/tiktok.ts';
import { videos } from '#content/resources/videos.ts';
import type { Words } from '#contract/words.ts';

export const head = pageHead(pageNames['my-list'], myListPage.lead);

export default function MyListPage({ t, data }: PageProps) {
  return (
    <Page>
      <PageTitle>{t(pageNames['my-list'])}</PageTitle>
      <p>{t(myListPage.lead)}</p>
      <p data-unscripted="">{t(myListPage.withoutScripts)}</p>
      <Island of={MyList} until="load" entries={keepable(t, data)} resources={pathTo('resources')} />
    </Page>
  );
}

/** All that there is to keep: the cards of the resources, and the pages that have a button of their own. */
function keepable(t: Words, { projects }: PageProps['data']): Keepable[] {
  const cards = <Listed extends { readonly id: string }>(
    page: keyof typeof pageNames,
    list: readonly Listed[],
    titleOf: (listed: Listed) => string,
  ) => t.now(list).map((each) => ({ id: `${page}#${each.id}`, title: titleOf(each), on: t(pageNames[page]) }));
  const open = (tools: typeof communityChannels) => t.now(tools).filter(({ item }) => item.link);
  const named = (ids: readonly (keyof typeof pages)[], on: keyof typeof pageNames) =>
    ids.map((id) => ({ id, title: t(pageName(id)), on: t(pageNames[on]) }));
  return [
    ...named([...(Object.keys(subjectPages) as SubjectId[]), 'resources/comorbidity', 'resources/events'], 'resources'),
    ...t.now(events).map((event) => ({
      id: pathToEvent(placeOf(event)).slice(1),
      title: t(event.title),
      on: t(pageNames['resources/events']),
    })),
    ...cards('resources/books', books, ({ item }) => t(item.title)),
    ...cards('resources/podcasts', podcasts, ({ item }) => item.title),
    ...cards('resources/videos', videos, ({ item }) => item.title),
    ...cards('resources/media/tiktok', tiktokCreators, ({ item }) => item.username),
    ...cards('resources/ai-tools', open(aiTools), ({ item }) => t(item.title)),
    ...cards('resources/community', open(communityChannels), ({ item }) => t(item.title)),
    ...named(['projects/kinderkuche', 'projects/shared-breastfeeding'], 'project'),
    ...projects.flatMap((each) =>
      each.slug === undefined
        ? []
        : {
            id: pathToProject(each.slug).slice(1),
            title: showProject(each, t.locale).title.text,
            on: t(pageNames.project),
          },
    ),
  ];
}
