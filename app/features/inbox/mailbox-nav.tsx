import { HereLink } from '#app/lib/here-link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { listWords as words } from '#content/inbox/list.ts';
import { boxWords } from '#content/inbox/words.ts';
import { boxes, type Box } from '#contract/inbox.ts';
import { pathToInbox } from './filters.ts';
import { toList } from './list-links.ts';
import styles from './team-inbox.module.css';

/** Where messages lie. Another box begins without filters: what was looked for in one is seldom in the other. */
export function MailboxNav({ current }: { current: Box }) {
  const t = useWords();
  return (
    <nav className={styles.boxes} aria-label={t(words.places)}>
      <ul>
        {boxes.map((box) => (
          <li key={box}>
            <HereLink to={pathToInbox({ box })} {...toList} aria-current={box === current ? 'page' : undefined}>
              {t(boxWords[box])}
            </HereLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
