import { useEffect, useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useCall } from '#app/lib/account/use-call.ts';
import { useStateForm } from '#app/lib/forms/use-state-form.ts';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { Form } from '#app/ui/form.tsx';
import { listedPictureWords as words } from '#content/team/pictures.ts';
import type { LibraryPicture } from '#contract/pictures.ts';
import { AltFields, altNames, altProblems, useAlt } from './picture-alt-fields.tsx';
import { changeAlt, libraryProblem } from './picture-library.ts';
import buttonRow from '#app/ui/button-row.module.css';
import styles from './pictures.module.css';

/** Says anew what a picture shows, wherever it is shown. */
export function PictureWords({ picture, onDone }: { picture: LibraryPicture; onDone: (text?: string) => void }) {
  const t = useWords();
  const calling = useCall(libraryProblem);
  const [alt, setAlt, forget] = useAlt(picture.id, { alt: picture.alt ?? '', altDe: picture.alt_de ?? '' });
  const form = useStateForm({
    fields: altNames(t.locale),
    prefix: `picture-${picture.id}-`,
    problems: altProblems(alt),
    by: calling,
  });
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => ref.current?.querySelector('input')?.focus(), []);

  function leave(text?: string): void {
    forget();
    onDone(text);
  }

  async function save(): Promise<void> {
    const answer = await calling.call(() => changeAlt(picture.id, alt.alt, alt.altDe));
    if (!answer) return;
    if (answer.ok) leave(t(words.changed));
    else calling.fail(answer);
  }

  return (
    <Form form={{ ...form, ref }} className={styles.words} aria-label={t(words.change)} onSend={save}>
      <AltFields value={alt} field={form.errors.field} onChange={setAlt} />
      <div className={buttonRow.buttons}>
        <Button type="submit" aria-disabled={form.isBusy || undefined}>
          {t(words.save)}
        </Button>
        <Button look="quiet" onClick={() => leave()}>
          {t(words.cancel)}
        </Button>
      </div>
      <DetailedOutcome outcome={form.outcome} />
    </Form>
  );
}
