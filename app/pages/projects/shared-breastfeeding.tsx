import { NextStep } from '#app/blocks/next-step.tsx';
import { passageSections } from '#app/blocks/passages.tsx';
import { ProjectActions } from '#app/blocks/project-actions.tsx';
import { HealthGuidelines } from '#app/features/projects/health-guidelines.tsx';
import styles from '#app/features/projects/projects.module.css';
import { ReadMore } from '#app/features/projects/read-more.tsx';
import { StorageTable } from '#app/features/projects/storage-table.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { Article } from '#app/layout/article.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { pathTo } from '#app/paths.ts';
import { sharedBreastfeeding as project } from '#content/projects/project-shared-breastfeeding.ts';
import { help, next, sharedBreastfeeding as words, storage, warning } from '#content/projects/shared-breastfeeding.ts';

export const head = pageHead(project.title, project.summary);

export default function SharedBreastfeeding() {
  const t = useWords();
  return (
    <Article
      area="mustard"
      title={t(project.title)}
      lead={t(project.summary)}
      drawing={project.coverImageUrl}
      notice={
        // The official advice. It stands first and open, and nothing on the page can be done before it.
        <section className={styles.warning} aria-labelledby="advice">
          <h2 id="advice">{t(warning.title)}</h2>
          <p>{t(warning.text)}</p>
        </section>
      }
      sections={[
        ...passageSections(t, [words.status]).map(({ body, ...status }) => ({
          ...status,
          body: (
            <>
              {body}
              <p>{t(words.intro)}</p>
              <ReadMore project={project} words={words} />
            </>
          ),
        })),
        ...passageSections(t, [words.safety, help]),
        {
          title: t(storage.title),
          drawing: '/drawings/circle-bottle.svg',
          closed: t(storage.open),
          body: <StorageTable />,
        },
        {
          title: t(words.health.title),
          drawing: '/drawings/circle-care.svg',
          body: <HealthGuidelines health={words.health} />,
        },
        ...passageSections(t, [words.benefits, words.needs, words.community]),
      ]}
      checked={words.checked}
      next={
        <NextStep
          {...next}
          to={pathTo('contact', { reason: 'question', message: t(next.message) })}
          subject={{ kind: 'take-part', says: { title: t(next.label), lead: t(next.text) } }}
        />
      }
      end={<ProjectActions project={project} />}
    />
  );
}
