import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useLoad } from '#app/lib/browser/use-load.ts';
import { ConflictBox } from '#app/parts/conflict-box.tsx';
import { factNames } from '#content/projects/project-facts.ts';
import { newerWords as words } from '#content/team/project-editor-actions.ts';
import { fieldWords } from '#content/team/project-editor.ts';
import type { Localized } from '#contract/locale.ts';
import { listVersions } from './data.ts';
import { type PartProps, nameOf } from './form-part.ts';
import { ShownProject } from './shown-project.tsx';
import { differences, readValues, type Content, type Row } from './values.ts';

const labels: Readonly<Record<keyof Content, readonly [Localized, Localized?]>> = {
  title: [fieldWords.title, fieldWords.inEnglish],
  title_de: [fieldWords.title, fieldWords.inGerman],
  summary: [fieldWords.summary, fieldWords.inEnglish],
  summary_de: [fieldWords.summary, fieldWords.inGerman],
  description: [fieldWords.description, fieldWords.inEnglish],
  description_de: [fieldWords.description, fieldWords.inGerman],
  slug: [fieldWords.slug],
  tags: [fieldWords.tags],
  tags_de: [fieldWords.tags, fieldWords.inGerman],
  gradient: [fieldWords.colours],
  background_color: [fieldWords.ground],
  cover_path: [fieldWords.cover],
  cover_alt: [fieldWords.alt],
  cover_alt_de: [fieldWords.altDe],
  event_when: [factNames.event_when, fieldWords.inEnglish],
  event_when_de: [factNames.event_when, fieldWords.inGerman],
  event_where: [factNames.event_where, fieldWords.inEnglish],
  event_where_de: [factNames.event_where, fieldWords.inGerman],
  event_for: [factNames.event_for, fieldWords.inEnglish],
  event_for_de: [factNames.event_for, fieldWords.inGerman],
  event_loud: [factNames.event_loud, fieldWords.inEnglish],
  event_loud_de: [factNames.event_loud, fieldWords.inGerman],
  event_contact: [factNames.event_contact],
};

/** Somebody else saved while one was writing. */
export function Conflict({ project, id, team, newer }: PartProps & { newer: Row | undefined }) {
  const t = useWords();
  const { value: versions } = useLoad(() => listVersions(id), { key: newer });
  const name = nameOf(versions?.[0]?.author_id ?? null, team, t);
  const [isShown, setShown] = useState(false);
  const differing = (newer ? differences(project.values, readValues(newer)) : []).map((column) => {
    const [label, language] = labels[column];
    return { name: language ? t(language, { field: t(label) }) : t(label) };
  });
  return (
    <ConflictBox
      level={4}
      about={newer}
      by={newer && { name, at: newer.updated_at }}
      text={newer ? undefined : t(words.gone)}
      differing={differing}
      onMine={() => project.settle(newer, true, t(words.keptMine))}
      onTheirs={newer && (() => project.settle(newer, false, t(words.takenTheirs)))}
      more={
        newer && [
          { label: t(isShown ? words.hide : words.look), isExpanded: isShown, onChoose: () => setShown(!isShown) },
        ]
      }
      below={newer && isShown && <ShownProject values={readValues(newer)} id={id} locale={t.locale} />}
    />
  );
}
