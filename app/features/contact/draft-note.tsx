import { noValues } from './no-values.ts';
import { fillIn, valuesOf } from '#app/lib/form-values.ts';
import { useState, type RefObject } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { CheckIcon } from '#app/ui/icons.tsx';
import { contactFields } from '#contract/contact-fields.ts';
import type { ContactValues } from './contact-fields.tsx';
import styles from './contact.module.css';

type Props = {
  form: RefObject<HTMLFormElement | null>;
  keep: () => unknown;
  forget: () => void;
  onDeleted: () => void;
};

/**
 * Says that the text is kept, and deletes it on request. One slip must not cost what someone wrote,
 * so deleting can be undone. It shows once it is true: without JavaScript nothing is kept.
 */
export function DraftNote({ form, keep, forget, onDeleted }: Props) {
  const t = useWords();
  const isTrue = useHydrated();
  const [deleted, setDeleted] = useState<ContactValues>();

  function deleteText() {
    setDeleted(valuesOf(form.current, contactFields));
    fillIn(form.current, noValues);
    forget();
    onDeleted();
  }

  function undo() {
    if (deleted) fillIn(form.current, deleted);
    setDeleted(undefined);
    keep();
  }

  return (
    <p className={isTrue ? styles.note : `${styles.note} ${styles.notYet}`}>
      <CheckIcon width="18" height="18" />
      <span role="status">
        {deleted ? t(m['draft.deleted']) : t(m['draft.kept'])}{' '}
        <button className={styles.plain} type="button" onClick={deleted ? undo : deleteText}>
          {deleted ? t(m['draft.undo']) : t(m['draft.delete'])}
        </button>
      </span>
    </p>
  );
}
