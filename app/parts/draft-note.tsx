import { useState, type RefObject } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useHydrated } from '#app/lib/browser/use-hydrated.ts';
import { unstored } from '#app/lib/forms/draft-memory.ts';
import { fillIn } from '#app/lib/forms/form-values.ts';
import { CheckIcon } from '#app/ui/icons.tsx';
import { draftWords as words } from '#content/forms/draft.ts';
import styles from './draft-note.module.css';

type Props<Name extends string> = {
  /** What `useForm` gives (app/lib/forms/use-form.ts). */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    values: Readonly<Record<Name, string>>;
    /** Whether there is one, and something to be said of it now. */
    isDraft: boolean;
    keep: () => unknown;
    forget: () => void;
  };
};

/**
 * Says that what was typed is kept, once there is something, and deletes it on request. One slip must not cost what
 * someone wrote, so deleting can be undone, until something stands there again, typed or put in by a button: it is not
 * thrown away for the old words. It has its room before, so that nothing moves, and its region, or it would not be heard.
 */
export function DraftNote<Name extends string>({ form }: Props<Name>) {
  const t = useWords();
  const { ref, values, isDraft } = form;
  const [deleted, setDeleted] = useState<typeof values>();
  // Without scripts nothing is kept.
  const isShown = useHydrated() && (deleted || isDraft);
  if (deleted && Object.values(values).some(Boolean)) setDeleted(undefined);

  function remove() {
    setDeleted(values);
    form.forget();
  }

  function undo() {
    if (deleted) fillIn(ref.current, deleted);
    setDeleted(undefined);
    form.keep();
  }

  return (
    <p className={isShown ? styles.note : styles.notYet} role="status">
      <CheckIcon width="18" height="18" />
      <span>
        {t(deleted ? words.deleted : unstored.size > 0 ? words.unkept : words.kept)}{' '}
        <button type="button" onClick={deleted ? undo : remove}>
          {t(deleted ? words.undo : words.delete)}
        </button>
      </span>
    </p>
  );
}
