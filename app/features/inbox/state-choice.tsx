import { useId } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { CheckIcon } from '#app/ui/icons.tsx';
import { messageWords as words } from '#content/inbox/message.ts';
import { stateMeanings, stateWords } from '#content/inbox/words.ts';
import { messageStates, type MessageState, type MessageChange } from '#contract/inbox.ts';
import { useOpenMessage } from './message-context.ts';
import styles from './message.module.css';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { useChange } from './use-change.ts';

/** How far the message is: three buttons that stay where they are, the pressed one with a tick. */
export function StateChoice() {
  const t = useWords();
  const { message } = useOpenMessage();
  const { outcome, isBusy, change } = useChange();
  const id = useId();
  const mark = (state: MessageState) =>
    state !== message.state &&
    change(
      '',
      { method: 'PATCH', body: { state } satisfies MessageChange },
      t(words.stateSet, { state: t(stateWords[state]) }),
    );
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
      <p className={styles.small}>{t(stateMeanings[message.state])}</p>
      <DetailedOutcome outcome={outcome} />
    </section>
  );
}
