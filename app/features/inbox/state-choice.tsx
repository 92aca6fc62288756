import { useId } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { fill } from '#app/lib/fill.ts';
import { CheckIcon } from '#app/ui/icons.tsx';
import { messageWords as words } from '#content/inbox-message.ts';
import { stateMeanings, stateWords } from '#content/inbox-words.ts';
import { messageStates, type MessageState, type MessageChange } from '#contract/inbox.ts';
import { useOpenMessage } from './message-context.ts';
import styles from './message.module.css';
import { ToldOutcome } from './told-outcome.tsx';
import { useChange } from './use-change.ts';

/** How far the message is: three buttons that stay where they are, the pressed one with a tick. */
export function StateChoice() {
  const t = useWords();
  const { message } = useOpenMessage();
  const { told, isBusy, change } = useChange();
  const id = useId();
  const mark = (state: MessageState) =>
    state !== message.state &&
    change(
      '',
      { method: 'PATCH', body: { state } satisfies MessageChange },
      fill(t.of(words.stateSet), { state: t.of(stateWords[state]) }),
    );
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t.of(words.state)}</h3>
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
            {t.of(stateWords[state])}
          </button>
        ))}
      </div>
      <p className={styles.small}>{t.of(stateMeanings[message.state])}</p>
      <ToldOutcome told={told} />
    </section>
  );
}
