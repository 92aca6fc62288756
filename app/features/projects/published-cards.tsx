import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { showProject, type ShownTag } from '#app/lib/published/projects.ts';
import { pathToCategory, pathToProject } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { CardGrid } from '#app/ui/card.tsx';
import { ProjectCard, Said } from '#app/ui/project-view.tsx';
import { Tags, tagClass } from '#app/ui/tag.tsx';
import { projectPageWords } from '#content/projects/project-page.ts';
import type { PublishedProject } from '#contract/published-project.ts';

/** Published projects side by side. One without an address has no page to lead to. */
export function PublishedCards({ projects }: { projects: readonly PublishedProject[] }) {
  const t = useWords();
  if (projects.length === 0) return null;
  return (
    <CardGrid columns={2}>
      {projects.map((each) => {
        const project = showProject(each, t.locale);
        return (
          <ProjectCard
            key={project.id}
            project={project}
            tags={<PublishedTags tags={project.tags} />}
            actions={
              project.slug && (
                <Link className={buttonClass('quiet')} to={pathToProject(project.slug)}>
                  {t(projectPageWords.open, { project: project.title.text })}
                </Link>
              )
            }
          />
        );
      })}
    </CardGrid>
  );
}

/** The categories of a published project; those that can have an address lead to it. */
export function PublishedTags({ tags }: { tags: readonly ShownTag[] }) {
  const t = useWords();
  if (tags.length === 0) return null;
  return (
    <Tags
      label={t(projectPageWords.categories)}
      tags={tags.map(({ slug, ...tag }) =>
        slug === undefined ? (
          <span key={tag.text} className={tagClass}>
            <Said {...tag} />
          </span>
        ) : (
          <Link key={tag.text} className={tagClass} to={pathToCategory(encodeURIComponent(slug))}>
            <Said {...tag} />
          </Link>
        ),
      )}
    />
  );
}
