import { useId, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useStateForm } from '#app/lib/forms/use-state-form.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/control-fields.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Form } from '#app/ui/form.tsx';
import { CheckIcon } from '#app/ui/icons.tsx';
import oneLine from '#app/ui/lines.module.css';
import { messageWords as words } from '#content/inbox/message.ts';
import { inboxWords, stateMeanings, stateWords } from '#content/inbox/words.ts';
import type { WholeMessage } from '#contract/inbox-message.ts';
import { messageStates, type MessageState } from '#contract/inbox.ts';
import styles from './caretaker.module.css';
import { nameOfCaretaker } from './describe-filters.ts';
import { useOpenMessage, useChange } from './message-context.ts';
import { caredBy } from './names.ts';

/** Who cares for the message and how far it is, and both to change. Handing it over is rare, so that is opened first. */
export function Caretaker() {
  const t = useWords();
  const { message, me, team } = useOpenMessage();
  const { caretaker } = message;
  const { outcome, isBusy, set } = useChange(caretaker?.id);
  const id = useId();
  const isMine = caretaker?.id === me;
  const toggle = () => (isMine ? set({ caretakerId: null }, t(words.left)) : set({ caretakerId: me }, saidOfTaking));

  /** Somebody else may have taken it a moment before, which was not seen here: two would answer. */
  function saidOfTaking({ log }: WholeMessage): string {
    const before = log.find(({ action }) => action === 'caretaker_changed')?.details['from'];
    if (!before || before === caretaker?.id) return t(words.taken);
    return t(words.takenOver, { name: nameOfCaretaker(before, team ?? [], t) });
  }

  return (
    <div className={styles.care}>
      <section aria-labelledby={id}>
        <h3 id={id}>{t(words.care)}</h3>
        <p className={styles.now}>{caredBy(caretaker, me, t)}</p>
        <Button look="quiet" aria-disabled={isBusy} onClick={() => void toggle()}>
          {t(isMine ? words.leave : words.take)}
        </Button>
        <DetailedOutcome outcome={outcome} />
        <Disclosure closed={t(words.handOver)}>
          <HandOver />
        </Disclosure>
      </section>
      <StateChoice />
    </div>
  );
}

/** How far the message is: three buttons that stay where they are, the pressed one with a tick. */
function StateChoice() {
  const t = useWords();
  const { message } = useOpenMessage();
  const { outcome, isBusy, set } = useChange(message.state);
  const id = useId();
  const mark = (state: MessageState) =>
    state !== message.state && set({ state }, t(words.stateSet, { state: t(stateWords[state]) }));
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t(words.state)}</h3>
      <div className={styles.states} role="group" aria-labelledby={id}>
        {messageStates.map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={state === message.state}
            aria-disabled={isBusy}
            onClick={() => void mark(state)}
          >
            <CheckIcon width="18" height="18" />
            {t(stateWords[state])}
          </button>
        ))}
      </div>
      <p className={oneLine.small}>{t(stateMeanings[message.state])}</p>
      <DetailedOutcome outcome={outcome} />
    </section>
  );
}

const nobody = 'nobody';

/** Gives the message to somebody else of the team, or to nobody. Choosing alone does nothing: the button does. */
function HandOver() {
  const t = useWords();
  const { message, me, team, isTeamMissing } = useOpenMessage();
  const changing = useChange(message.caretaker?.id);
  const [chosen, setChosen] = useState('');
  const form = useStateForm({
    fields: ['hand'],
    prefix: 'inbox-',
    problems: { hand: chosen === '' ? words.handMissing : undefined },
    by: changing,
  });
  const others = (team ?? []).filter(({ id }) => id !== message.caretaker?.id && id !== me);
  const isSomebodyElses = message.caretaker !== null && message.caretaker.id !== me;

  async function handOver(): Promise<void> {
    const name = others.find(({ id }) => id === chosen)?.name ?? '';
    const said = chosen === nobody ? t(words.left) : t(words.handed, { name });
    if (await changing.set({ caretakerId: chosen === nobody ? null : chosen }, said)) setChosen('');
  }

  if (isTeamMissing) return <p className={oneLine.small}>{t(words.teamMissing)}</p>;
  return (
    <Form form={form} className={styles.hand} onSend={handOver}>
      <SelectField
        {...form.errors.field('hand')}
        label={t(words.handLabel)}
        value={chosen}
        onChange={({ target: { value } }) => setChosen(value)}
      >
        <option value="">{t(words.handChoose)}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {isSomebodyElses && <option value={nobody}>{t(inboxWords.nobody)}</option>}
      </SelectField>
      <Button type="submit" look="quiet" aria-disabled={form.isBusy}>
        {t(words.hand)}
      </Button>
      <DetailedOutcome outcome={form.outcome} />
    </Form>
  );
}
