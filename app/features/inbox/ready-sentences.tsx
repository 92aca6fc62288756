import { useId, useRef, useState, type ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/control-fields.tsx';
import { replyTemplates, replyWords as words } from '#content/inbox/replies.ts';
import { useOpenMessage } from './message-context.ts';
import styles from './message.module.css';
import { languageName } from './names.ts';

export type Template = (typeof replyTemplates)[number];

/** A choice of sentences to begin an answer with, and what became of it. Choosing alone changes nothing: the button does. */
export function ReadySentences({
  onInsert,
  children,
}: {
  onInsert: (template: Template) => void;
  children: ReactNode;
}) {
  const t = useWords();
  const { message } = useOpenMessage();
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const id = useId();

  function insert(): void {
    const template = replyTemplates.find((each) => each.id === chosen);
    setMissing(template === undefined);
    if (template) onInsert(template);
    else select.current?.focus();
  }

  return (
    <div className={styles.ready}>
      <SelectField
        id={id}
        label={t(words.begin)}
        hint={t(words.beginHint, { language: t(languageName(message.locale)) })}
        problem={isMissing && chosen === '' ? t(words.insertMissing) : undefined}
        ref={select}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{t(words.choose)}</option>
        {replyTemplates.map(({ id, title }) => (
          <option key={id} value={id}>
            {t(title)}
          </option>
        ))}
      </SelectField>
      <Button look="quiet" onClick={insert}>
        {t(words.insert)}
      </Button>
      {children}
    </div>
  );
}
