import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pathToCategory } from '#app/paths.ts';
import { Tags, tagClass } from '#app/ui/tag.tsx';
import { projectPageWords } from '#content/projects/project-page.ts';
import { projectTags, slugOf, type ProjectTag } from '#content/projects/project-tags.ts';

/** The categories of a project, each leading to the projects that share it. */
export function CategoryTags({ tags }: { tags: readonly ProjectTag[] }) {
  const t = useWords();
  return (
    <Tags
      label={t(projectPageWords.categories)}
      tags={tags.map((tag) => (
        <Link key={tag} className={tagClass} to={pathToCategory(slugOf(tag))}>
          {t(projectTags[tag])}
        </Link>
      ))}
    />
  );
}
