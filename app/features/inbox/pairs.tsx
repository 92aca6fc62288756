import { useId, useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { pairWords as words } from '#content/inbox/things.ts';
import type { NewPair, Pair, PairDecision } from '#contract/inbox.ts';
import { useOpenMessage } from './message-context.ts';
import styles from './message.module.css';
import { PairEntry } from './pair-entry.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { useChange } from './use-change.ts';

/** What may belong to a found or lost thing: the database suggests, whoever reads decides. No visitor hears of it. */
export function Pairs() {
  const t = useWords();
  const { message } = useOpenMessage();
  const { outcome, isBusy, change } = useChange();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  if (!message.thing) return null;
  const isDismissed = ({ decision }: Pair) => decision === 'dismissed';
  const dismissed = message.pairs.filter(isDismissed);
  const others = message.pairs.filter((pair) => !isDismissed(pair));

  async function decide(otherId: string, decision: PairDecision | null): Promise<void> {
    const said =
      decision === 'linked' ? words.linkedNow : decision === 'dismissed' ? words.dismissedNow : words.openNow;
    // The button that was pressed is gone.
    if (await change('/pairs', { method: 'POST', body: { otherId, decision } satisfies NewPair }, t(said)))
      heading.current?.focus();
  }

  const list = (entries: readonly Pair[]) => (
    <ul className={styles.entries}>
      {entries.map((pair) => (
        <li key={pair.id}>
          <PairEntry pair={pair} isBusy={isBusy} onDecide={(decision) => void decide(pair.id, decision)} />
        </li>
      ))}
    </ul>
  );

  return (
    <section aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t(words.title)}
      </h3>
      <p className={styles.small}>{t(words.hint)}</p>
      {others.length > 0 ? list(others) : <p>{t(words.none)}</p>}
      <DetailedOutcome outcome={outcome} />
      {dismissed.length > 0 && (
        <Disclosure closed={t(words.dismissed, { count: dismissed.length })}>{list(dismissed)}</Disclosure>
      )}
    </section>
  );
}
