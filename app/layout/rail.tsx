import type { ReactNode } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { useScript } from '#app/islands/use-script.ts';
import { pathTo } from '#app/paths.ts';
import { anchorOf } from '#app/ui/heading.tsx';
import { More } from '#app/ui/more.tsx';
import { pagePartWords } from '#content/blocks/page-parts.ts';
import { barWords } from '#content/frame/bar.ts';
import styles from './rail.module.css';

type Props = {
  /** The headings of the page, as `Heading` is given them; from three on they are listed under "On this page". */
  contents?: readonly string[];
  /** `NextStep`, mostly. On a phone it stands below the text. */
  next: ReactNode;
  /** The text: one column, never wider than 68 characters. */
  children: ReactNode;
};

/**
 * A text with what helps to read it: on a wide screen a rail at its right, which stays (contents, next step, help); on
 * a phone the contents as a closed line before the text, and the next step after it. Stands inside `Page wide`.
 */
export function Rail({ contents = [], next, children }: Props) {
  const t = useWords();
  // Marks where one is (app/browser/on-page/contents.ts).
  const script = useScript('contents');
  const list = (
    <ol>
      {contents.map((heading) => (
        <li key={heading}>
          <a href={`#${anchorOf(heading)}`}>{heading}</a>
        </li>
      ))}
    </ol>
  );
  const isListed = contents.length > 2;
  return (
    <div className={styles.grid}>
      {isListed && (
        <nav className={styles.closed} aria-label={t(pagePartWords.contentsTitle)}>
          <More words={t(pagePartWords.contentsTitle)}>{list}</More>
        </nav>
      )}
      <div className={styles.text}>{children}</div>
      <aside className={styles.rail} data-rail="">
        {isListed && (
          <nav className={styles.contents} aria-label={t(pagePartWords.contentsTitle)} {...script}>
            {t(pagePartWords.contentsTitle)}
            {list}
          </nav>
        )}
        {next}
        <Link className={styles.help} to={pathTo('help-now')}>
          {t(barWords.help)}
        </Link>
      </aside>
    </div>
  );
}
