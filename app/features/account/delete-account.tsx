import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '#app/i18n/locale.ts';
import { forgetSession } from '#app/lib/account/end-session.ts';
import { forgetTyped } from '#app/lib/account/forget-typed.ts';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import { Button } from '#app/ui/button.tsx';
import { deleteWords as words, goesList, staysList } from '#content/account/data.ts';
import { DeletionProof } from './deletion-proof.tsx';
import type { PartProps } from './part.tsx';
import styles from './parts.module.css';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';

/** Deletes the account: says what goes and what stays, asks who it is, and then does it. */
export function DeleteAccount(props: PartProps) {
  const { user, onLeave } = props;
  const t = useWords();
  const [outcome, tell] = useState<Outcome>();
  const [isAsked, setAsked] = useState(false);
  const question = useRef<HTMLHeadingElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsked) question.current?.focus();
  }, [isAsked]);

  /** The server has forgotten the account; this browser forgets the session. */
  async function leave(): Promise<void> {
    onLeave({ how: 'deleted' });
    forgetTyped();
    await forgetSession();
  }

  function keep(): void {
    flushSync(() => setAsked(false));
    begin.current?.focus();
    tell({ text: t(words.keptAccount) });
  }

  return (
    <>
      <p>{t(words.goes)}</p>
      <List items={t(goesList)} />
      <p>{t(words.stays)}</p>
      <List items={t(staysList)} />
      {isAsked ? (
        <div className={styles.ask}>
          <h4 ref={question} tabIndex={-1}>
            {t(words.sureTitle)}
          </h4>
          <p>{t(words.sure, { email: user.email ?? '' })}</p>
          <DeletionProof {...props} onKeep={keep} onDeleted={() => void leave()} />
        </div>
      ) : (
        <>
          <Button
            ref={begin}
            look="quiet"
            onClick={() => {
              tell(undefined);
              setAsked(true);
            }}
          >
            {t(words.begin)}
          </Button>
          <DetailedOutcome outcome={outcome} />
        </>
      )}
    </>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}
