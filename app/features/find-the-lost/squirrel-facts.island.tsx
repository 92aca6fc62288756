import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { SquirrelIcon } from '#app/ui/icons.tsx';
import { squirrelWords } from '#content/found/squirrel-words.ts';
import { SquirrelDialog } from './squirrel-dialog.tsx';
import styles from './squirrel-facts.module.css';

/** Opens seven facts for the small pleasure of it. */
export function SquirrelFacts() {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.place}>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <SquirrelIcon />
        {t(squirrelWords.open)}
      </Button>
      {isOpen && <SquirrelDialog onClosed={() => setOpen(false)} />}
    </div>
  );
}
