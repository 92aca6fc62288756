import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pathToProject, pathToCategory } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { CardGrid, Card } from '#app/ui/card.tsx';
import { ProjectCover } from '#app/ui/project-cover.tsx';
import { Tag, Tags, tagClass } from '#app/ui/tag.tsx';
import { projectPageWords } from '#content/projects/project-page.ts';
import { projectTags, slugOf, type ProjectTag } from '#content/projects/project-tags.ts';
import type { Project } from '#content/projects/projects.ts';

/** Projects side by side, or the sentence that says there are none. */
export function ProjectCards({ projects, empty }: { projects: readonly Project[]; empty: string }) {
  const t = useWords();
  if (projects.length === 0) return <p>{empty}</p>;
  return (
    <CardGrid columns={2}>
      {projects.map((project) => (
        <Card
          key={project.id}
          title={t(project.title)}
          cover={<ProjectCover project={project} />}
          actions={
            <Link className={buttonClass('quiet')} to={pathToProject(project.slug)}>
              {t(projectPageWords.open, { project: t(project.title) })}
            </Link>
          }
        >
          <p>{t(project.summary)}</p>
          <CategoryTags tags={project.tags} />
        </Card>
      ))}
    </CardGrid>
  );
}

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

/** Says which Notion page the list comes from; without a title there is nothing to say (PROJ-08). */
export function NotionBadge({ title }: { title?: string | undefined }) {
  const t = useWords();
  return title ? <Tag>{t(projectPageWords.notion, { title })}</Tag> : null;
}
