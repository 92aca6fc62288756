import { HealthGuidelines } from '#app/features/projects/health-guidelines.tsx';
import { ReadMore } from '#app/features/projects/read-more.tsx';
import { StatusBox } from '#app/features/projects/status-box.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { NextStep } from '#app/layout/next-step.tsx';
import { PageBrief } from '#app/layout/page-brief.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { Passages } from '#app/layout/passages.tsx';
import { ProjectActions } from '#app/layout/project-actions.tsx';
import { Rail } from '#app/layout/rail.tsx';
import { Sources } from '#app/layout/sources.tsx';
import { pathTo } from '#app/paths.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { ProjectBanner } from '#app/ui/project-cover.tsx';
import { kinderkuche as words, next } from '#content/projects/kinderkuche.ts';
import { kinderkuche as project } from '#content/projects/project-kinderkuche.ts';

export const head = pageHead((t) => ({ title: t(project.title), description: t(project.summary) }));

export default function Kinderkuche() {
  const t = useWords();
  return (
    <Page wide>
      <ProjectBanner project={project} />
      <PageTitle>
        <span lang="de">{t(project.title)}</span>
      </PageTitle>
      <Rail
        contents={[words.needs, words.benefits, words.status, words.safety, words.health, words.community].map(
          ({ title }) => t(title),
        )}
        next={
          <NextStep
            text={t(next.text)}
            label={t(next.label)}
            to={pathTo('contact', { reason: 'project', project: t(project.title) })}
            subject={{ kind: 'take-part' }}
          />
        }
      >
        {words.brief && <PageBrief brief={words.brief} />}
        <ReadMore project={project} words={words} />
        <Passages passages={[words.needs, words.benefits]} />
        <StatusBox>
          <Passages passages={[words.status]} />
        </StatusBox>
        <Passages passages={[words.safety]} />
        <HealthGuidelines health={words.health} />
        <Passages passages={[words.community]} />
        <Sources {...words.checked} />
        <ProjectActions project={project} />
      </Rail>
    </Page>
  );
}
