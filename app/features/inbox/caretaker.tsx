import { useId } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { messageWords as words } from '#content/inbox/message.ts';
import { inboxWords } from '#content/inbox/words.ts';
import type { MessageChange } from '#contract/inbox.ts';
import { HandOver } from './hand-over.tsx';
import { useOpenMessage } from './message-context.ts';
import styles from './message.module.css';
import { StateChoice } from './state-choice.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { useChange } from './use-change.ts';

/** Who cares for the message and how far it is, and both to change. Handing it over is rare, so that is opened first. */
export function Caretaker() {
  const t = useWords();
  const { message, me } = useOpenMessage();
  const { caretaker } = message;
  const { outcome, isBusy, change } = useChange();
  const id = useId();
  const isMine = caretaker?.id === me;
  const toggle = () =>
    change(
      '',
      { method: 'PATCH', body: { caretakerId: isMine ? null : me } satisfies MessageChange },
      t(isMine ? words.left : words.taken),
    );
  return (
    <div className={styles.care}>
      <section aria-labelledby={id}>
        <h3 id={id}>{t(words.care)}</h3>
        <p className={styles.now}>
          {isMine
            ? t(inboxWords.caredByMe)
            : caretaker
              ? t(inboxWords.caredBy, { name: caretaker.name })
              : t(inboxWords.caredByNobody)}
        </p>
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
