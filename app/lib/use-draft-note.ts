import { useEffect, useState, type RefObject } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { draftWords } from '#content/forms/draft.ts';
import { emptied, fillIn, valuesOf } from './form-values.ts';

type Draft<Name extends string> = {
  form: RefObject<HTMLFormElement | null>;
  /** Names of the fields, the same array at each render. */
  names: readonly Name[];
  keep: () => unknown;
  forget: () => void;
};

/**
 * What `ui/draft-note.tsx` needs to delete a draft. One slip must not cost what someone wrote, so deleting
 * can be undone, until the next words are typed: those are not thrown away for the old ones.
 */
export function useDraftNote<Name extends string>({ form, names, keep, forget }: Draft<Name>) {
  const t = useWords();
  const [deleted, setDeleted] = useState<Record<Name, string>>();

  useEffect(() => {
    const element = form.current;
    const beginAnew = () => setDeleted(undefined);
    element?.addEventListener('input', beginAnew);
    return () => element?.removeEventListener('input', beginAnew);
  }, [form]);

  function onDelete() {
    setDeleted(valuesOf(form.current, names));
    fillIn(form.current, emptied(names));
    forget();
  }

  function onUndo() {
    if (deleted) fillIn(form.current, deleted);
    setDeleted(undefined);
    keep();
  }

  const words = {
    kept: t(draftWords.kept),
    delete: t(draftWords.delete),
    deleted: t(draftWords.deleted),
    undo: t(draftWords.undo),
  };
  return { words, isDeleted: deleted !== undefined, onDelete, onUndo };
}
