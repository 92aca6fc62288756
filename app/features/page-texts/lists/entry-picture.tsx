import { useWords } from '#app/i18n/locale.ts';
import { PictureField } from '#app/parts/picture-field.tsx';
import { Button } from '#app/ui/button.tsx';
import { listFieldHints as hints } from '#content/team/list-names.ts';
import { fieldWords } from '#content/team/project-editor.ts';
import type { EntryFieldProps } from './entry-field.tsx';
import { idOf } from './id-of.ts';
import styles from './page-lists.module.css';

/** The picture of an entry, out of the team's library, which also says what it shows. */
export function EntryPicture({
  name,
  field: { path, isOptional },
  typed,
  problemOf,
  change,
}: EntryFieldProps & { name: string }) {
  const t = useWords();
  const id = idOf(path);
  const chosen = typed[path] ?? '';
  const problem = problemOf(path);
  return (
    <div className={styles.choices} role="group" aria-labelledby={`${id}-name`}>
      <p id={`${id}-name`}>
        <strong>{name}</strong>
      </p>
      <p>
        {t(hints.picture)} {isOptional && t(hints.optional)}
      </p>
      {problem && <p className={styles.wrong}>{problem}</p>}
      <PictureField id={id} name={chosen} onChoose={(picture) => change(path, picture.id)} />
      {isOptional && chosen !== '' && (
        <p>
          <Button
            look="quiet"
            onClick={() => {
              change(path, '');
              // The button that was pressed goes, the focus must not.
              document.getElementById(id)?.focus();
            }}
          >
            {t(fieldWords.coverRemove)}
          </Button>
        </p>
      )}
    </div>
  );
}
