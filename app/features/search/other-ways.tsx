import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pathTo } from '#app/paths.ts';
import { pageNames } from '#content/pages.ts';
import styles from './search.module.css';

/** What one can do where no page is about what was looked for. */
export function OtherWays({ query, onLeave }: { query: string; onLeave: () => void }) {
  const t = useWords();
  const ways = [
    { to: pathTo('diagnostics'), label: t.of(pageNames.diagnostics) },
    { to: pathTo('resources'), label: t.of(pageNames.resources) },
    { to: pathTo('support'), label: t.of(pageNames.support) },
    {
      to: pathTo('contact', { reason: 'help', message: t(m['search.message'], { query }), source: 'Search' }),
      label: t(m['search.write']),
    },
    { to: pathTo('help-now'), label: t(m['bar.help']) },
  ];
  return (
    <section className={styles.ways} aria-labelledby="search-ways">
      <h3 id="search-ways">{t(m['search.ways'])}</h3>
      <ul>
        {ways.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} onClick={onLeave}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
