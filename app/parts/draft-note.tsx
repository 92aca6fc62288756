import { useEffect, useState, type RefObject } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useHydrated } from '#app/lib/browser/use-hydrated.ts';
import { fillIn, valuesOf } from '#app/lib/forms/form-values.ts';
import { CheckIcon } from '#app/ui/icons.tsx';
import { draftWords as words } from '#content/forms/draft.ts';
import styles from './draft-note.module.css';

type Props<Name extends string> = {
  /** What `useForm` gives (app/lib/forms/use-form.ts). */
  form: { ref: RefObject<HTMLFormElement | null>; names: readonly Name[]; keep: () => unknown; forget: () => void };
  /** Nothing is to be said of it now. Its room stays, so that nothing moves when something is. */
  isHidden?: boolean;
  /** The same where nothing stands in the form, unless it was deleted a moment ago. */
  isEmpty?: boolean;
};

/**
 * Says that what was typed is kept, and deletes it on request. One slip must not cost what someone wrote, so deleting
 * can be undone, until the next words are typed: those are not thrown away for the old ones.
 */
export function DraftNote<Name extends string>({ form, isHidden, isEmpty }: Props<Name>) {
  const t = useWords();
  const { ref, names } = form;
  const [deleted, setDeleted] = useState<Record<Name, string>>();
  // Without scripts nothing is kept.
  const isKept = useHydrated() && !isHidden;

  useEffect(() => {
    const element = ref.current;
    const beginAnew = () => setDeleted(undefined);
    element?.addEventListener('input', beginAnew);
    return () => element?.removeEventListener('input', beginAnew);
  }, [ref]);

  function remove() {
    setDeleted(valuesOf(ref.current, names));
    form.forget();
  }

  function undo() {
    if (deleted) fillIn(ref.current, deleted);
    setDeleted(undefined);
    form.keep();
  }

  return (
    <p className={isKept && (deleted || !isEmpty) ? styles.note : styles.notYet}>
      <CheckIcon width="18" height="18" />
      <span role="status">
        {t(deleted ? words.deleted : words.kept)}{' '}
        <button type="button" onClick={deleted ? undo : remove}>
          {t(deleted ? words.undo : words.delete)}
        </button>
      </span>
    </p>
  );
}
