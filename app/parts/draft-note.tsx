import { useState, type RefObject } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useHydrated } from '#app/lib/browser/use-hydrated.ts';
import { unstored } from '#app/lib/forms/drafts.ts';
import { fillIn, valuesOf } from '#app/lib/forms/form-values.ts';
import { CheckIcon } from '#app/ui/icons.tsx';
import { draftWords as words } from '#content/forms/draft.ts';
import styles from './draft-note.module.css';

type Props<Name extends string> = {
  /** What `useForm` gives (app/lib/forms/use-form.ts). */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    names: readonly Name[];
    values: Readonly<Record<Name, string>>;
    keep: () => unknown;
    forget: () => void;
  };
  /** Nothing is to be said of it now. Its room stays, so that nothing moves when something is. */
  isHidden?: boolean;
  /** The same where nothing stands in the form, unless it was deleted a moment ago. */
  isEmpty?: boolean;
};

/**
 * Says that what was typed is kept, and deletes it on request. One slip must not cost what someone wrote, so deleting
 * can be undone, until something stands there again, typed or put in by a button: it is not thrown away for the old words.
 */
export function DraftNote<Name extends string>({ form, isHidden, isEmpty }: Props<Name>) {
  const t = useWords();
  const { ref, names, values } = form;
  const [deleted, setDeleted] = useState<Record<Name, string>>();
  // Without scripts nothing is kept.
  const isKept = useHydrated() && !isHidden;
  if (deleted && names.some((name) => values[name] !== '')) setDeleted(undefined);

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
        {t(deleted ? words.deleted : unstored.size > 0 ? words.unkept : words.kept)}{' '}
        <button type="button" onClick={deleted ? undo : remove}>
          {t(deleted ? words.undo : words.delete)}
        </button>
      </span>
    </p>
  );
}
