import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { timeInWords } from '#app/lib/text/time-in-words.ts';
import { files } from '#app/lib/backend/data-client.ts';
import { useLoad } from '#app/lib/browser/use-load.ts';
import { loadLibrary, pictureNamed } from '#app/parts/picture-library.ts';
import { TryAgain } from '#app/parts/try-again.tsx';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { actionWords, versionWords as words } from '#content/team/project-editor-actions.ts';
import { editorWords } from '#content/team/project-editor.ts';
import { listVersions, type Version } from './data.ts';
import type { PartProps } from './form-part.ts';
import buttonRow from '#app/ui/button-row.module.css';
import styles from './project-editor.module.css';
import { ShownProject } from './shown-project.tsx';
import { readValues, titleOf } from './values.ts';

/** What the project was each time it was saved: who, when, what; to look at, and to bring back as a draft. */
export function Versions({ project, id, userId, team }: PartProps) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  // The key: a saving makes a version, so the list is loaded again.
  const {
    value: versions,
    failure,
    isLoading,
    load,
  } = useLoad(() => listVersions(id), isOpen ? `at ${project.saved?.updated_at}` : undefined);
  const [shownId, setShownId] = useState<number>();
  const [broughtBack, setBroughtBack] = useState<string>();

  async function bringBack(version: Version): Promise<void> {
    const values = readValues(version.content);
    const isWhole = values.cover_path === '' || (await isCoverThere(values.cover_path));
    const text = [
      t(words.broughtBack, { time: timeInWords(version.created_at, t) }),
      ...(isWhole ? [] : [t(words.coverGone)]),
    ].join(' ');
    project.replace(isWhole ? values : { ...values, cover_path: '' }, text);
    setBroughtBack(text);
  }

  const nameOf = (author: string | null): string =>
    author === userId ? t(words.me) : (team.find((member) => member.id === author)?.name ?? t(words.nobody));

  return (
    <Fold id="project-versions" title={t(words.title)} level={3} onToggle={setOpen}>
      <p>{t(words.lead)}</p>
      {failure && !isLoading && <TryAgain text={t(words.notLoaded)} onAgain={() => void load()} />}
      {!versions && isLoading && <p>{t(editorWords.loading)}</p>}
      {versions?.length === 0 && <p>{t(words.none)}</p>}
      <ol className={styles.versions}>
        {versions?.map((version) => {
          const values = readValues(version.content);
          const entry = t(words.entry, {
            time: timeInWords(version.created_at, t),
            name: nameOf(version.author_id),
          });
          const isShown = version.id === shownId;
          return (
            <li key={version.id}>
              <p>
                <strong>{entry}</strong>
                <br />
                {t(words.what, {
                  title: titleOf(values),
                  state: t(version.is_published ? words.published : words.notPublished),
                })}
              </p>
              <div className={buttonRow.buttons}>
                <Button
                  look="quiet"
                  aria-expanded={isShown}
                  aria-label={`${t(isShown ? words.hide : words.look)}: ${entry}`}
                  onClick={() => setShownId(isShown ? undefined : version.id)}
                >
                  {t(isShown ? words.hide : words.look)}
                </Button>
                <Button
                  look="quiet"
                  aria-label={`${t(words.bringBack)}: ${entry}`}
                  onClick={() => void bringBack(version)}
                >
                  {t(words.bringBack)}
                </Button>
              </div>
              {isShown && <ShownProject values={values} id={id} locale={t.locale} />}
            </li>
          );
        })}
      </ol>
      {broughtBack !== undefined && broughtBack === project.replaced?.text && (
        <>
          <Outcome text={broughtBack} />
          <p className={buttonRow.buttons}>
            <Button look="quiet" onClick={project.undo}>
              {t(actionWords.undo)}
            </Button>
          </p>
        </>
      )}
    </Fold>
  );
}

/** Whether a picture is still there. Where nobody can say, it counts as being there. */
async function isCoverThere(path: string): Promise<boolean> {
  const library = await loadLibrary();
  if (!library.ok || pictureNamed(library.value, path)) return true;
  if (path.startsWith('library/')) return false;
  try {
    return (await files.from('project_assets').exists(path)).data;
  } catch {
    return true;
  }
}
