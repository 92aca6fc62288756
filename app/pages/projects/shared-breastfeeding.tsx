import { HealthGuidelines } from '#app/features/projects/health-guidelines.tsx';
import { MilkWarning } from '#app/features/projects/milk-warning.tsx';
import { ReadMore } from '#app/features/projects/read-more.tsx';
import { StatusBox } from '#app/features/projects/status-box.tsx';
import { StorageTable } from '#app/features/projects/storage-table.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { NextStep } from '#app/layout/next-step.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { Passages } from '#app/layout/passages.tsx';
import { ProjectActions } from '#app/layout/project-actions.tsx';
import { Rail } from '#app/layout/rail.tsx';
import { RichText } from '#app/layout/rich-text.tsx';
import { Sources } from '#app/layout/sources.tsx';
import { pathTo } from '#app/paths.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { sharedBreastfeeding as project } from '#content/projects/project-shared-breastfeeding.ts';
import { help, next, sharedBreastfeeding as words, warning } from '#content/projects/shared-breastfeeding.ts';

export const head = pageHead((t) => ({ title: t(project.title), description: t(project.summary) }));

export default function SharedBreastfeeding() {
  const t = useWords();
  return (
    <Page wide>
      <PageTitle>{t(project.title)}</PageTitle>
      <Rail
        contents={[words.status, words.safety, help, words.health, words.benefits, words.needs, words.community].map(
          ({ title }) => t(title),
        )}
        next={
          <NextStep
            text={t(next.text)}
            label={t(next.label)}
            to={pathTo('contact', { reason: 'question', message: t(next.message) })}
            subject={{ kind: 'take-part', asks: { title: t(next.label), lead: t(next.text) } }}
          />
        }
      >
        <MilkWarning title={t(warning.title)}>
          {t(warning.texts).map((text) => (
            <p key={text}>
              <RichText text={text} />
            </p>
          ))}
        </MilkWarning>
        <ReadMore project={project} words={words} />
        <StatusBox>
          <Passages passages={[words.status]} />
        </StatusBox>
        <Passages passages={[words.safety, help]} />
        <StorageTable />
        <HealthGuidelines health={words.health} />
        <Passages passages={[words.benefits, words.needs, words.community]} />
        <Sources {...words.checked} />
        <ProjectActions project={project} />
      </Rail>
    </Page>
  );
}
