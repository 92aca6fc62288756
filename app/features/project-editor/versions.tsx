import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { files } from '#app/lib/account/data-client.ts';
import { useIsHere } from '#app/lib/browser/use-is-here.ts';
import { useLoad } from '#app/lib/browser/use-load.ts';
import { timeInWords } from '#app/lib/text/time-in-words.ts';
import { loadLibrary, pictureNamed } from '#app/parts/picture-library.ts';
import teamLook from '#app/parts/team.module.css';
import { TryAgain } from '#app/parts/try-again.tsx';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { Passing } from '#app/ui/passing.tsx';
import { actionWords, versionWords as words } from '#content/team/project-editor-actions.ts';
import { editorWords } from '#content/team/project-editor.ts';
import { listVersions, type Version } from './data.ts';
import { nameOf, type PartProps } from './form-part.ts';
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
  } = useLoad(() => listVersions(id), { key: `at ${project.saved?.updated_at}`, isWanted: isOpen });
  const [shownId, setShownId] = useState<number>();
  const [broughtBack, setBroughtBack] = useState<string>();
  const isHere = useIsHere();

  // Nothing is saved meanwhile: what is brought back takes the place of what then stands there.
  const bringBack = (version: Version) =>
    project.once(async () => {
      const values = readValues(version.content);
      const isWhole = values.cover_path === '' || (await isCoverThere(values.cover_path));
      // Whoever has left the project meanwhile goes on with what they typed.
      if (!isHere()) return;
      const text = [
        t(words.broughtBack, { time: timeInWords(version.created_at, t) }),
        ...(isWhole ? [] : [t(words.coverGone)]),
      ].join(' ');
      project.replace(isWhole ? values : { ...values, cover_path: '' }, text);
      setBroughtBack(text);
    });

  function writer(author: string | null): string {
    if (author === userId) return t(words.me);
    return team && team.every(({ id: member }) => member !== author) ? t(words.nobody) : nameOf(author, team, t);
  }

  return (
    <Fold id="project-versions" title={t(words.title)} level={3} onToggle={setOpen}>
      <p>{t(words.lead)}</p>
      {failure && <TryAgain text={t(words.notLoaded)} isBusy={isLoading} onAgain={() => void load()} />}
      {!versions && !failure && isLoading && <p>{t(editorWords.loading)}</p>}
      {versions?.length === 0 && <p>{t(words.none)}</p>}
      <ol className={teamLook.list}>
        {versions?.map((version) => {
          const values = readValues(version.content);
          const entry = t(words.entry, {
            time: timeInWords(version.created_at, t),
            name: writer(version.author_id),
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
                  aria-disabled={project.isBusy}
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
        <BroughtBack text={broughtBack} onUndo={project.undo} />
      )}
    </Fold>
  );
}

/** What became of it, which the form above says aloud, and the way back. It goes with the undoing. */
function BroughtBack({ text, onUndo }: { text: string; onUndo: () => void }) {
  const t = useWords();
  return (
    <Passing>
      <Outcome text={text} isSilent />
      <p className={buttonRow.buttons}>
        <Button look="quiet" onClick={onUndo}>
          {t(actionWords.undo)}
        </Button>
      </p>
    </Passing>
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
