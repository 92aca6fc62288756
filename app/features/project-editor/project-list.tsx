import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { timeInWords } from '#app/lib/text/time-in-words.ts';
import teamLook from '#app/parts/team.module.css';
import { pathToProject } from '#app/paths.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import oneLine from '#app/ui/lines.module.css';
import { editorWords as words } from '#content/team/project-editor.ts';
import { draftsInTab } from './data.ts';
import { nameOf, type PartProps } from './form-part.ts';
import type { Projects } from './use-projects.ts';
import { differences, readValues, titleOf, type Row } from './values.ts';

type Props = {
  projects: Projects;
  team: PartProps['team'];
  onOpen: (id: string) => void;
};

/** A project in the list: saved or only begun. */
type Entry = {
  readonly id: string;
  readonly title: string;
  readonly row: Row | undefined;
  readonly isChanged: boolean;
};

/** All projects with how far they are, first those that are only begun. */
export function ProjectList({ projects, team, onOpen }: Props) {
  const t = useWords();
  const entries = entriesOf(projects);
  if (entries.length === 0) return <p>{t(words.none)}</p>;
  return (
    <ul className={teamLook.list}>
      {entries.map(({ id, title, row, isChanged }) => {
        const name = title || t(words.untitled);
        const isPublic = typeof row?.published_at === 'string';
        return (
          <li key={id} data-project={id}>
            <h3>{name}</h3>
            <p>
              <strong>{t(row ? (isPublic ? words.isPublished : words.isNotPublished) : words.isOnlyDraft)}</strong>
              {row && isChanged && <> – {t(isPublic ? words.hasChangesPublished : words.hasChanges)}</>}
            </p>
            {projects.othersDrafts
              .filter((draft) => draft.project_id === id)
              .map((draft) => (
                <p key={draft.author_id}>
                  {t(words.othersDraft, {
                    name: nameOf(draft.author_id, team, t),
                    time: timeInWords(draft.saved_at, t),
                  })}
                </p>
              ))}
            {row && <p className={oneLine.small}>{t(words.lastSaved, { time: timeInWords(row.updated_at, t) })}</p>}
            <p className={buttonRow.buttons}>
              <Button
                look="quiet"
                aria-label={`${t(row ? words.edit : words.goOn)}: ${name}`}
                onClick={() => onOpen(id)}
              >
                {t(row ? words.edit : words.goOn)}
              </Button>
              {isPublic && row?.slug && (
                <Link className={oneLine.reach} aria-label={`${t(words.page)}: ${name}`} to={pathToProject(row.slug)}>
                  {t(words.page)}
                </Link>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function entriesOf({ rows, ownDrafts }: Projects): Entry[] {
  const drafts = new Map(ownDrafts.map((draft) => [draft.project_id, readValues(draft.content)]));
  for (const [id, { draft }] of draftsInTab.all()) {
    if (draft) drafts.set(id, readValues(draft.values));
    else drafts.delete(id);
  }
  const saved = rows.map((row) => {
    const draft = drafts.get(row.id);
    const isChanged = draft !== undefined && differences(draft, readValues(row)).length > 0;
    return { id: row.id, title: titleOf(row), row, isChanged };
  });
  const begun = [...drafts]
    .filter(([id]) => rows.every((row) => row.id !== id))
    .map(([id, values]) => ({ id, title: titleOf(values), row: undefined, isChanged: true }));
  return [...begun, ...saved];
}
