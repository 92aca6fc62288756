import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { projectPageWords } from '#content/projects/project-page.ts';
import { formWords } from '#content/forms/form.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { pathTo, projectCategories } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { projectTags, type ProjectTag } from '#content/projects/projects.ts';
import { findCategory, projectsIn } from './find-projects.ts';
import { Loading } from './loading.tsx';
import { ProjectCards } from './project-cards.tsx';
import { Published } from './published.tsx';
import { useArriving } from './use-arriving.ts';
import { useFoundTitle } from './use-found-title.ts';
import { useTitleFocus } from './use-title-focus.ts';

/** Longer names are cut: no category of ours is that long, and nobody reads that much in a heading. */
const longest = 60;

/**
 * The projects of a category. The categories that are built in have a prerendered page each, at
 * their canonical address; every other way of writing one shares a page that first has to look.
 */
export function CategoryProjects({ written: text }: { written: string }) {
  const t = useWords();
  const isHydrated = useHydrated();
  const isKnown = isHydrated || (projectCategories as readonly string[]).includes(text);
  const category = findCategory(text, t.locale);
  if (!isKnown) return <Loading text={t(projectPageWords.loadingCategory)} />;
  if (!category) return <Unknown key={text} written={text.slice(0, longest)} />;
  return <Known category={category} />;
}

function Known({ category }: { category: ProjectTag }) {
  const t = useWords();
  const name = t(projectTags[category]);
  const title = t(projectPageWords.inCategory, { category: name });
  useFoundTitle(title);
  useTitleFocus();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <p>{t(projectPageWords.inCategoryText, { category: name })}</p>
      <p>
        <Link className={buttonClass('quiet')} to={pathTo('projects')}>
          {t(projectPageWords.browseAll)}
        </Link>
      </p>
      <ProjectCards projects={projectsIn(category)} empty={t(projectPageWords.noneInCategory)} />
      <Published key={category} category={category} />
    </>
  );
}

function Unknown({ written }: { written: string }) {
  const t = useWords();
  const { Arrived, isFailed } = useArriving(() =>
    import('./other-category.tsx').then(({ OtherCategory }) => OtherCategory),
  );
  if (Arrived) return <Arrived written={written} />;
  return <Loading text={t(isFailed ? formWords.offline : projectPageWords.loadingCategory)} />;
}
