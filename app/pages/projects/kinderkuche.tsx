import { NextStep } from '#app/blocks/next-step.tsx';
import { passageSections } from '#app/blocks/passages.tsx';
import { ProjectActions } from '#app/blocks/project-actions.tsx';
import { HealthGuidelines } from '#app/features/projects/health-guidelines.tsx';
import { ReadMore } from '#app/features/projects/read-more.tsx';
import { Article } from '#app/layout/article.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import { kinderkuche as words, next } from '#content/projects/kinderkuche.ts';
import { kinderkuche as project } from '#content/projects/project-kinderkuche.ts';

export const head = pageHead(project.title, project.summary);

export default function Kinderkuche({ t }: PageProps) {
  return (
    <Article
      area="mustard"
      title={<span lang="de">{t(project.title)}</span>}
      lead={t(words.intro)}
      drawing={project.coverImageUrl}
      notice={<ReadMore project={project} words={words} />}
      brief={words.brief}
      sections={[
        ...passageSections(t, [words.status, words.needs, words.benefits, words.safety]),
        {
          title: t(words.health.title),
          drawing: '/drawings/cook-hands.svg',
          body: <HealthGuidelines health={words.health} />,
        },
        ...passageSections(t, [words.community]),
      ]}
      checked={words.checked}
      next={
        <NextStep
          {...next}
          to={pathTo('contact', { reason: 'project', project: t(project.title) })}
          subject={{ kind: 'take-part' }}
        />
      }
      end={<ProjectActions project={project} />}
    />
  );
}
