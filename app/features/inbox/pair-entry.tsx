import { HereLink } from '#app/lib/here-link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { dateInWords } from '#contract/date-in-words.ts';
import { Button } from '#app/ui/button.tsx';
import { pairBecause, pairWords as words, thingWords } from '#content/inbox/things.ts';
import type { Pair, PairDecision } from '#contract/inbox.ts';
import { pathToInbox } from './filters.ts';
import styles from './message.module.css';

type Props = { pair: Pair; isBusy: boolean; onDecide: (decision: PairDecision | null) => void };

/** The other thing: what it is, why it is shown, and what can be said about the two. */
export function PairEntry({ pair, isBusy, onDecide }: Props) {
  const t = useWords();
  const { id, reference, reasonId, item, day, createdAt, because, hasPhoto, decision } = pair;
  const facts = [
    day ? dateInWords(day, t.locale) : '',
    t(words.reported, { when: dateInWords(createdAt.slice(0, 10), t.locale) }),
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
      <p className={styles.small}>{facts.filter(Boolean).join(' · ')}</p>
      <p className={styles.buttons}>
        {decision === null && button(t(words.link), 'linked')}
        {decision === null && button(t(words.dismiss), 'dismissed')}
        {decision !== null && button(t(words.reopen), null)}
      </p>
    </>
  );
}
