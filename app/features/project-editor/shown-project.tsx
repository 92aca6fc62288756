import { useWords } from '#app/i18n/locale.ts';
import { readProject, showProject } from '#app/lib/published/projects.ts';
import { pictureNamed, useLibrary } from '#app/parts/picture-library.ts';
import { CardGrid } from '#app/ui/card.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { ProjectCard, ProjectView, Said } from '#app/ui/project-view.tsx';
import { Tags } from '#app/ui/tag.tsx';
import { factNames } from '#content/projects/project-facts.ts';
import { projectTags } from '#content/projects/project-tags.ts';
import { versionWords as words } from '#content/team/project-editor-actions.ts';
import { fieldWords } from '#content/team/project-editor.ts';
import type { Locale } from '#contract/locale.ts';
import styles from './project-editor.module.css';
import { contentOf, knownTag, type Values } from './values.ts';

type Props = { values: Values; id: string; locale: Locale; isWithCard?: boolean };

/** A state of a project as the pages show it, without the links that lead on. */
export function ShownProject({ values, id, locale, isWithCard = false }: Props) {
  const t = useWords();
  const picture = pictureNamed(useLibrary(), values.cover_path);
  const read = readProject({ ...contentOf(values), id, picture });
  if (!read) return <p>{t(words.previewEmpty)}</p>;
  const shown = showProject(read, locale);
  const written =
    locale === 'de' && values.tags_de.length > 0 ? (contentOf(values).tags_de ?? values.tags) : values.tags;
  const names = written.map((tag) => {
    const known = knownTag(tag);
    return known ? projectTags[known][locale] : tag;
  });
  const facts = shown.facts.map(({ column, ...text }) => ({ ...text, name: factNames[column][locale] }));
  const tags = names.length > 0 && <Tags label={t(fieldWords.tags)} tags={names} />;
  return (
    <div lang={locale === t.locale ? undefined : locale}>
      {isWithCard && (
        <>
          <p className={styles.caption}>{t(words.previewCard)}</p>
          <CardGrid columns={1}>
            <ProjectCard project={shown} level={4} tags={tags} />
          </CardGrid>
          <p className={styles.caption}>{t(words.previewPage)}</p>
        </>
      )}
      <div className={styles.page}>
        <ProjectView
          project={shown}
          heading={
            <h4>
              <Said {...shown.title} />
            </h4>
          }
          tags={tags}
          level={5}
          facts={<FactList facts={facts} />}
        />
      </div>
    </div>
  );
}
