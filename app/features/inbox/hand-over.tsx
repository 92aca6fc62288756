import { useState, type FormEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { useFormErrors } from '#app/lib/use-form-errors.ts';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { SelectField } from '#app/ui/control-fields.tsx';
import { messageWords as words } from '#content/inbox/message.ts';
import { inboxWords } from '#content/inbox/words.ts';
import type { MessageChange } from '#contract/inbox.ts';
import { useOpenMessage, useChange } from './message-context.ts';
import styles from './message.module.css';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';

const nobody = 'nobody';
const fields = ['hand'] as const;

/** Gives the message to somebody else of the team, or to nobody. Choosing alone does nothing: the button does. */
export function HandOver() {
  const t = useWords();
  const { message, me, team, isTeamMissing } = useOpenMessage();
  const { outcome, isBusy, change } = useChange();
  const [chosen, setChosen] = useState('');
  const errors = useFormErrors(fields, 'inbox-');
  const others = (team ?? []).filter(({ id }) => id !== message.caretaker?.id && id !== me);
  const isSomebodyElses = message.caretaker !== null && message.caretaker.id !== me;

  async function handOver(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (errors.refuse({ hand: chosen === '' ? words.handMissing : undefined })) return;
    const name = others.find(({ id }) => id === chosen)?.name ?? '';
    const said = chosen === nobody ? t(words.left) : t(words.handed, { name });
    const body: MessageChange = { caretakerId: chosen === nobody ? null : chosen };
    if (await change('', { method: 'PATCH', body }, said)) setChosen('');
  }

  if (isTeamMissing) return <p className={styles.small}>{t(words.teamMissing)}</p>;
  return (
    <form className={styles.hand} method="post" noValidate onSubmit={(event) => void handOver(event)}>
      {errors.summary && <ErrorSummary {...errors.summary} />}
      <SelectField
        {...errors.field('hand')}
        label={t(words.handLabel)}
        value={chosen}
        onChange={({ target: { value } }) => {
          setChosen(value);
          errors.look({ hand: value === '' ? words.handMissing : undefined });
        }}
      >
        <option value="">{t(words.handChoose)}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {isSomebodyElses && <option value={nobody}>{t(inboxWords.nobody)}</option>}
      </SelectField>
      <Button type="submit" look="quiet" aria-disabled={isBusy}>
        {t(words.hand)}
      </Button>
      <DetailedOutcome outcome={outcome} />
    </form>
  );
}
