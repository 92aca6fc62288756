import { useId, useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { takeFocusLate } from '#app/lib/browser/take-focus.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import oneLine from '#app/ui/lines.module.css';
import { pairWords as words, pairBecause, thingWords } from '#content/inbox/things.ts';
import { teamTimeZone } from '#content/mail/team-time-zone.ts';
import { dateInWords } from '#contract/date-in-words.ts';
import type { NewPair, Pair, PairDecision } from '#contract/inbox-message.ts';
import { pathToInbox } from './filters.ts';
import { HereLink } from './here-link.tsx';
import { useOpenMessage, useChange } from './message-context.ts';
import styles from './message.module.css';

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
      takeFocusLate(heading.current);
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
      <p className={oneLine.small}>{t(words.hint)}</p>
      {others.length > 0 ? list(others) : <p>{t(words.none)}</p>}
      <DetailedOutcome outcome={outcome} />
      {dismissed.length > 0 && (
        <Disclosure closed={t(words.dismissed, { count: dismissed.length })}>{list(dismissed)}</Disclosure>
      )}
    </section>
  );
}

type Props = { pair: Pair; isBusy: boolean; onDecide: (decision: PairDecision | null) => void };

/** The other thing: what it is, why it is shown, and what can be said about the two. */
function PairEntry({ pair, isBusy, onDecide }: Props) {
  const t = useWords();
  const { id, reference, reasonId, item, day, createdAt, because, hasPhoto, decision } = pair;
  const facts = [
    day ? dateInWords(day, t.locale) : '',
    t(words.reported, { when: dateInWords(createdAt, t.locale, teamTimeZone) }),
    hasPhoto ? t(words.withPhoto) : '',
  ];
  const button = (label: string, next: PairDecision | null) => (
    <Button
      look="quiet"
      aria-label={`${label}: ${item || reference}`}
      aria-disabled={isBusy}
      onClick={() => onDecide(next)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <p className={styles.by}>
        {t(reasonId === 'lost-item' ? thingWords.lost : thingWords.found)} · {reference}
        {because.length > 0 && ` · ${because.map((each) => t(pairBecause[each])).join(', ')}`}
      </p>
      <p>
        <HereLink to={pathToInbox({ box: 'inbox' }, id)} toTop>
          <bdi>{item || t(words.unnamed)}</bdi>
        </HereLink>
        {decision === 'linked' && <strong> {t(words.linked)}</strong>}
      </p>
      <p className={oneLine.small}>{facts.filter(Boolean).join(' · ')}</p>
      <p className={buttonRow.buttons}>
        {decision === null && button(t(words.link), 'linked')}
        {decision === null && button(t(words.dismiss), 'dismissed')}
        {decision !== null && button(t(words.reopen), null)}
      </p>
    </>
  );
}
