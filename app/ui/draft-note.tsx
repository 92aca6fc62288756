import { CheckIcon } from './icons.tsx';
import styles from './draft-note.module.css';

type Props = {
  words: { kept: string; delete: string; deleted: string; undo: string };
  isDeleted: boolean;
  /** Nothing is kept (yet). Its room stays, so that nothing moves when something is. */
  isHidden: boolean;
  onDelete: () => void;
  onUndo: () => void;
};

/** Says that what was typed is kept, and deletes it on request. Deleting can be undone. */
export function DraftNote({ words, isDeleted, isHidden, onDelete, onUndo }: Props) {
  return (
    <p className={isHidden ? styles.notYet : styles.note}>
      <CheckIcon width="18" height="18" />
      <span role="status">
        {isDeleted ? words.deleted : words.kept}{' '}
        <button type="button" onClick={isDeleted ? onUndo : onDelete}>
          {isDeleted ? words.undo : words.delete}
        </button>
      </span>
    </p>
  );
}
