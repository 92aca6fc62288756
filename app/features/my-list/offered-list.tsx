import { useWords } from '#app/i18n/locale.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { myListOfferWords as words } from '#content/frame/my-list-offer.ts';
import type { Keepable } from './keepable.ts';
import { readListLink } from './my-list-link.ts';
import styles from './my-list.module.css';

type Props = {
  entries: readonly Keepable[];
  /** Called with what somebody wants to have; undefined: nothing. */
  onDecided: (ids: readonly string[] | undefined) => void;
};

/** What a link brings from another device: shown, and added only once somebody says so. */
export function OfferedList({ entries, onDecided }: Props) {
  const t = useWords();
  const ids = readListLink(location.hash);
  const offered = entries.filter(({ id }) => ids.includes(id));

  function decide(isWanted: boolean): void {
    // A reload does not ask again.
    history.replaceState(history.state, '', location.pathname + location.search);
    onDecided(isWanted ? offered.map(({ id }) => id) : undefined);
  }

  if (ids.length === 0) return null;
  return (
    <section className={styles.offer} aria-labelledby="offered">
      <h2 id="offered">{t(words.offered)}</h2>
      {offered.length > 0 && (
        <>
          <p>{t(words.offeredText)}</p>
          <ul>
            {offered.map(({ id, title, on }) => (
              <li key={id}>
                {title} ({on})
              </li>
            ))}
          </ul>
        </>
      )}
      {offered.length < ids.length && <p>{t(offered.length > 0 ? words.someGone : words.allGone)}</p>}
      {offered.length > 0 && (
        <p className={buttonRow.buttons}>
          <Button onClick={() => decide(true)}>{t(words.add)}</Button>
          <Button look="quiet" onClick={() => decide(false)}>
            {t(words.leave)}
          </Button>
        </p>
      )}
    </section>
  );
}
