import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pageName } from '#app/i18n/page-name.ts';
import { usePlace } from '#app/i18n/place.ts';
import { Island } from '#app/islands/island.tsx';
import { ancestors, fullTwin, pageAt, pages, pathTo, patternAt, plainTwin, unlisted } from '#app/paths.ts';
import { barWords } from '#content/frame/bar.ts';
import { inLocale, otherLocale, splitLocale } from '#contract/locale.ts';
import { previewName } from '#contract/page-texts.ts';
import styles from './bar.module.css';
import { FeedbackLink } from './feedback-link.island.tsx';
import { ListenButton } from './listen-button.tsx';

type Props = {
  /** Of a page whose address only has a pattern, as a project's. */
  title: string;
};

/** A way of more letters has no room beside the other links, also where it is wide: it goes without the words before it. */
const mostLetters = 48;

/**
 * The second bar: where you are, the other language, reading aloud, feedback on this page, help. On a phone only the way
 * back, help in one word, plain words and the language: all else stands in the menu and at the foot of the page.
 */
export function Bar({ title }: Props) {
  const t = useWords();
  const { pathname, search } = usePlace();
  const { path } = splitLocale(pathname);
  const named = pageAt(path);
  const page = named ?? patternAt(path);
  const way = page ? ancestors(path) : (['home'] as const);
  const last = named ? t(pageName(named)) : patternAt(path) ? title : t(barWords.unknown);
  const isLong = [...way.map((above) => t(pageName(above))), last].join('').length > mostLetters;
  // What the team may change; a preview is as visitors see it (app/features/page-texts/offer-editing.ts).
  const isListed = named && !unlisted.includes(named) && !new URLSearchParams(search).has(previewName);
  // There it leads nowhere else, and says so.
  const toHelp = { to: pathTo('help-now'), 'aria-current': page === 'help-now' ? 'page' : undefined } as const;
  const help = <Link {...toHelp}>{t(barWords.help)}</Link>;
  return (
    <div className={styles.bar}>
      <div className={isListed ? `${styles.row} ${styles.listed}` : styles.row}>
        <nav
          className={[styles.here, !isLong && styles.lead, page === 'home' && styles.start].filter(Boolean).join(' ')}
          aria-label={t(barWords.here)}
        >
          <ol className={styles.path}>
            {way.map((above) => (
              <li key={above}>
                <Link to={pathTo(above)}>{t(pageName(above))}</Link>
              </li>
            ))}
            <li aria-current="page">{last}</li>
          </ol>
        </nav>
        {/* For a phone. The start page has no way back, so the whole question has room there. */}
        {page === 'home' ? (
          <div className={styles.first}>{help}</div>
        ) : (
          <Link className={styles.short} {...toHelp} aria-label={t(barWords.help)}>
            {t(barWords.helpShort)}
          </Link>
        )}
        {named && <PlainSwitch page={named} />}
        <LanguageSwitch />
        <div className={styles.help}>
          <ListenButton className={styles.listen} />
          <Island of={FeedbackLink} until="press" />
          {help}
        </div>
      </div>
    </div>
  );
}

/** Leads to the same in plain words, and back. */
function PlainSwitch({ page }: { page: keyof typeof pages }) {
  const t = useWords();
  const plain = plainTwin(page);
  const full = fullTwin(page);
  if (plain) return <Link to={pathTo(plain)}>{t(barWords.plain)}</Link>;
  // Whoever has plain pages come first stays there: the boot script looks at bare addresses alone.
  return full && <Link to={`${pathTo(full)}#full`}>{t(barWords.full)}</Link>;
}

/**
 * Leads to the twin of this page in the other language, with its query; the boot script adds a query that the server
 * did not know (`app/browser/boot.ts`). An unknown address has no twin; from there the switch leads to the start page.
 */
function LanguageSwitch() {
  const t = useWords();
  const { pathname, search } = usePlace();
  const other = otherLocale(t.locale);
  const { path } = splitLocale(pathname);
  const page = pageAt(path);
  const pattern = patternAt(path) ? path : '/';
  return (
    <a id="language" href={inLocale((page ? pages[page] : pattern) + search, other)} hrefLang={other} lang={other}>
      {t(barWords.otherLanguage)}
    </a>
  );
}
