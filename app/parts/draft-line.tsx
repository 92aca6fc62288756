import { useWords } from '#app/i18n/locale.ts';
import { textDialogWords } from '#content/team/page-texts.ts';
import { Passing } from '#app/ui/passing.tsx';
import type { Localized } from '#contract/locale.ts';
import styles from './draft-line.module.css';

/** Where a draft is kept, and the way to delete it; room for both while there is none, so that nothing moves. */
export function DraftLine({ said, onDelete }: { said: Localized | undefined; onDelete: () => void }) {
  const t = useWords();
  return (
    <div className={styles.draft}>
      <span role="status">{said && t(said)}</span>{' '}
      {said && (
        <Passing>
          <button type="button" onClick={onDelete}>
            {t(textDialogWords.deleteDraft)}
          </button>
        </Passing>
      )}
    </div>
  );
}
