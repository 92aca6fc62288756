import type { MouseEventHandler } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { searchBoxWords } from '#content/frame/search.ts';
import { barWords } from '#content/frame/bar.ts';
import { pathTo } from '#app/paths.ts';
import { wayNames } from '#content/frame/ways.ts';
import styles from './search.module.css';

/** What one can do where no page is about what was looked for. */
export function OtherWays({ query, onPress }: { query: string; onPress: MouseEventHandler<HTMLAnchorElement> }) {
  const t = useWords();
  const ways = [
    { to: pathTo('diagnostics'), label: t(wayNames.diagnostics) },
    { to: pathTo('resources'), label: t(wayNames.resources) },
    { to: pathTo('support'), label: t(wayNames.support) },
    {
      to: pathTo('contact', { reason: 'help', message: t(searchBoxWords.message, { query }), source: 'Search' }),
      label: t(searchBoxWords.write),
    },
    { to: pathTo('help-now'), label: t(barWords.help) },
  ];
  return (
    <section className={styles.ways} aria-labelledby="search-ways">
      <h3 id="search-ways">{t(searchBoxWords.ways)}</h3>
      <ul>
        {ways.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} onClick={onPress}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
