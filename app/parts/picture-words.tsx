import { useEffect, useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useCall } from '#app/lib/backend/use-call.ts';
import { useFormErrors } from '#app/lib/forms/use-form-errors.ts';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { listedPictureWords as words } from '#content/team/pictures.ts';
import type { LibraryPicture } from '#contract/pictures.ts';
import { AltFields, altNames, altProblems, useAlt } from './picture-alt-fields.tsx';
import { changeAlt, libraryProblem } from './picture-library.ts';
import buttonRow from '#app/ui/button-row.module.css';
import styles from './pictures.module.css';

/** Says anew what a picture shows, wherever it is shown. */
export function PictureWords({ picture, onDone }: { picture: LibraryPicture; onDone: (text?: string) => void }) {
  const t = useWords();
  const { isBusy, outcome, call, fail } = useCall(libraryProblem);
  const [alt, setAlt, forget] = useAlt(picture.id, { alt: picture.alt ?? '', altDe: picture.alt_de ?? '' });
  const errors = useFormErrors(altNames(t.locale), `picture-${picture.id}-`, undefined, altProblems(alt));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function leave(text?: string): void {
    forget();
    onDone(text);
  }

  async function save(): Promise<void> {
    if (errors.refuse()) return;
    const answer = await call(() => changeAlt(picture.id, alt.alt, alt.altDe));
    if (!answer) return;
    if (answer.ok) leave(t(words.changed));
    else fail(answer);
  }

  return (
    <form
      ref={form}
      className={styles.words}
      method="post"
      noValidate
      aria-label={t(words.change)}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void save();
      }}
    >
      {errors.summary && <ErrorSummary {...errors.summary} />}
      <AltFields value={alt} field={errors.field} onChange={setAlt} />
      <div className={buttonRow.buttons}>
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {t(words.save)}
        </Button>
        <Button look="quiet" onClick={() => leave()}>
          {t(words.cancel)}
        </Button>
      </div>
      <DetailedOutcome outcome={outcome} />
    </form>
  );
}
