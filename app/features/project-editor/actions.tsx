import { useEffect, useId, useRef } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { clockTime } from '#app/lib/text/time-in-words.ts';
import { pathToProject } from '#app/paths.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import alike from '#app/ui/looks.module.css';
import { Outcome } from '#app/ui/outcome.tsx';
import { actionWords as words, notSaved } from '#content/team/project-editor-actions.ts';
import type { Words } from '#contract/words.ts';
import type { PartProps } from './form-part.ts';
import styles from './project-editor.module.css';
import type { DraftState } from './standing.ts';

/** What can be done with what stands in the form: save, publish, take back. Beside it, what became of it. */
export function Actions({ project }: Pick<PartProps, 'project'>) {
  const t = useWords();
  const [hintId, unpublishId] = [useId(), useId()];
  const main = useRef<HTMLButtonElement>(null);
  const { saved, isPublished, isChanged, isBusy, outcome, replaced, draftState } = project;
  const isIdle = isPublished && !isChanged;

  // The button that published or unpublished is gone then; none that does the opposite takes its place.
  const wasPublished = useRef(isPublished);
  useEffect(() => {
    if (wasPublished.current !== isPublished && document.activeElement === document.body) main.current?.focus();
    wasPublished.current = isPublished;
  }, [isPublished]);

  function backToSaved(): void {
    if (isChanged) project.replace(project.savedValues, t(words.backToSavedDone));
    else project.tell({ text: t(words.noChanges) });
  }

  return (
    <div className={`${alike.box} ${styles.actions}`}>
      {/* Seen, and read by whoever looks for it; announced each time it would be noise. */}
      <p className={styles.draft}>{draftText(draftState, project.isDraftFound, saved !== undefined, t)}</p>
      <p className={styles.hint} id={hintId}>
        {t(isPublished ? words.publishHint : words.saveHint)}
      </p>
      <div className={buttonRow.buttons}>
        {isPublished ? (
          <Button
            ref={main}
            aria-disabled={isBusy || isIdle}
            aria-describedby={hintId}
            onClick={() => (isIdle ? project.tell({ text: t(words.noChanges) }) : void project.save(true))}
          >
            {t(isBusy ? words.busy : words.publishChanges)}
          </Button>
        ) : (
          <>
            <Button ref={main} type="submit" aria-disabled={isBusy} aria-describedby={hintId}>
              {t(isBusy ? words.busy : words.save)}
            </Button>
            <Button key="publish" look="quiet" aria-disabled={isBusy} onClick={() => void project.save(true)}>
              {t(words.publish)}
            </Button>
          </>
        )}
        {saved && (
          <Button look="quiet" aria-disabled={!isChanged} onClick={backToSaved}>
            {t(words.backToSaved)}
          </Button>
        )}
        {replaced && (
          <Button look="quiet" onClick={project.undo}>
            {t(replaced.text === undefined ? words.undoLater : words.undo)}
          </Button>
        )}
      </div>
      <Outcome text={replaced?.text} />
      <DetailedOutcome outcome={outcome} />
      {isPublished && saved?.slug && (
        <p>
          <Link className={styles.see} to={pathToProject(saved.slug)}>
            {t(words.see)}
          </Link>
        </p>
      )}
      {isPublished && (
        <div className={styles.apart}>
          <p className={styles.hint} id={unpublishId}>
            {t(words.unpublishHint)}
          </p>
          <Button
            look="quiet"
            aria-disabled={isBusy}
            aria-describedby={unpublishId}
            onClick={() => void project.unpublish()}
          >
            {t(words.unpublish)}
          </Button>
        </div>
      )}
    </div>
  );
}

function draftText(state: DraftState, isFound: boolean, isSaved: boolean, t: Words): string {
  if (state.is === 'kept' && state.at) return t(words.draftSaved, { time: clockTime(state.at, t) });
  if (state.is === 'waiting') return t(isFound ? words.draftFound : words.draftWaits);
  if (state.is !== 'onlyHere') return t(isSaved ? words.draftNone : words.draftNew);
  const { because, detail } = state.failure;
  if (because === 'signedOut') return t(notSaved.signedOut);
  return because === 'unreachable' ? t(words.draftOnlyHere) : t(words.draftRefused, { detail });
}
