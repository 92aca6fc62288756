import { useRef, useState, type FormEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { messageWords as words } from '#content/inbox/message.ts';
import { inboxWords } from '#content/inbox/words.ts';
import type { MessageChange } from '#contract/inbox.ts';
import { useOpenMessage } from './message-context.ts';
import styles from './message.module.css';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { useChange } from './use-change.ts';

const nobody = 'nobody';

/** Gives the message to somebody else of the team, or to nobody. Choosing alone does nothing: the button does. */
export function HandOver() {
  const t = useWords();
  const { message, me, team, isTeamMissing } = useOpenMessage();
  const { outcome, isBusy, change } = useChange();
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const others = (team ?? []).filter(({ id }) => id !== message.caretaker?.id && id !== me);
  const isSomebodyElses = message.caretaker !== null && message.caretaker.id !== me;

  async function handOver(event: FormEvent): Promise<void> {
    event.preventDefault();
    setMissing(chosen === '');
    if (chosen === '') return select.current?.focus();
    const name = others.find(({ id }) => id === chosen)?.name ?? '';
    const said = chosen === nobody ? t(words.left) : t(words.handed, { name });
    const body: MessageChange = { caretakerId: chosen === nobody ? null : chosen };
    if (await change('', { method: 'PATCH', body }, said)) setChosen('');
  }

  if (isTeamMissing) return <p className={styles.small}>{t(words.teamMissing)}</p>;
  return (
    <form className={styles.hand} method="post" noValidate onSubmit={(event) => void handOver(event)}>
      <Field
        id="inbox-hand"
        label={t(words.handLabel)}
        problem={isMissing && chosen === '' ? t(words.handMissing) : undefined}
      >
        {(control) => (
          <select {...control} ref={select} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{t(words.handChoose)}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {isSomebodyElses && <option value={nobody}>{t(inboxWords.nobody)}</option>}
          </select>
        )}
      </Field>
      <Button type="submit" look="quiet" aria-disabled={isBusy}>
        {t(words.hand)}
      </Button>
      <DetailedOutcome outcome={outcome} />
    </form>
  );
}
