import { useEffect, useRef, useState, type FormEvent, type MouseEvent, type MouseEventHandler } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { useLoad } from '#app/lib/browser/use-load.ts';
import { pathTo } from '#app/paths.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { formWords } from '#content/forms/form.ts';
import { barWords } from '#content/frame/bar.ts';
import { searchBoxWords } from '#content/frame/search.ts';
import { wayNames } from '#content/frame/ways.ts';
import type { Locale } from '#contract/locale.ts';
import { type Answer, type Hit, createSearch, type Search } from './engine.ts';
import type { SearchPage } from './search-page.ts';
import styles from './search.module.css';
import type { Piece } from './sentence.ts';

/** How long nobody types before what was found is said, in milliseconds: not what was found for each letter. */
const pause = 700;

const nothing: Answer = { hits: [], isSure: false };

const loaded = new Map<Locale, Promise<Search>>();

/** Loads the pages of one language once; from then on the search needs no connection. A failure is tried again. */
async function loadSearch(locale: Locale) {
  const loading = loaded.get(locale) ?? load(locale);
  loaded.set(locale, loading);
  try {
    return { ok: true, value: await loading } as const;
  } catch {
    loaded.delete(locale);
    return { ok: false } as const;
  }
}

async function load(locale: Locale): Promise<Search> {
  const response = await fetch(`/search-${locale}.json`);
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  return createSearch((await response.json()) as SearchPage[], locale);
}

/**
 * The search over all pages: the browser's own dialog, with results while the visitor types. `first` is looked for at
 * once, and the first letter comes in its place.
 */
export function SearchDialog({ first = '', onClose }: { first?: string; onClose: () => void }) {
  const t = useWords();
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(first);
  const [paused, setPaused] = useState('');
  // A failed load is tried again with the next letter.
  const { value: find, failure } = useLoad(() => loadSearch(t.locale), { key: query });
  const isPaused = query === paused;
  const isAsked = query.trim().length > 1;
  const { hits, isSure } = find && isAsked ? find(query) : nothing;

  useEffect(() => {
    const timer = setTimeout(setPaused, pause, query);
    return () => clearTimeout(timer);
  }, [query]);

  useEffect(() => {
    // The dialog was opened to type into it; by itself it would focus its first control, which closes it.
    field.current?.focus();
    field.current?.select();
  }, []);

  function goToFirst(event: FormEvent) {
    event.preventDefault();
    list.current?.querySelector('a')?.focus();
  }

  /** Another page comes in its place, and Back to this one finds it closed (app/browser/leaving.ts). */
  function closeOnSamePage({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    if (currentTarget.pathname === location.pathname) onClose();
  }

  function outcome(): string {
    if (failure) return t(searchBoxWords.failed);
    if (!isAsked) return '';
    if (!find) return t(formWords.loading);
    return hits.length > 0 ? t(searchBoxWords.count, { count: hits.length }) : t(searchBoxWords.none, { query });
  }

  return (
    <Dialog
      title={t(searchBoxWords.title)}
      titleId="search-title"
      closeLabel={t(searchBoxWords.close)}
      onClosed={onClose}
    >
      <form role="search" onSubmit={goToFirst}>
        <label htmlFor="search-query">{t(searchBoxWords.label)}</label>
        <input
          className={styles.query}
          id="search-query"
          // Not type=search: there Escape empties the field instead of closing the dialog.
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          ref={field}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      <p className={styles.outcome}>
        <span role="status">{isPaused && outcome()}</span>
        <span aria-hidden="true">{!isPaused && outcome()}</span>
      </p>
      {hits.length > 0 && (
        <ul className={styles.hits} ref={list}>
          {hits.map((hit) => (
            <ShownHit key={hit.path} hit={hit} onPress={closeOnSamePage} />
          ))}
        </ul>
      )}
      {find && isAsked && !isSure && <OtherWays query={query} onPress={closeOnSamePage} />}
      {/* Whoever needs help now may have typed anything. */}
      {find && isAsked && isSure && (
        <p className={styles.help}>
          <Link to={pathTo('help-now')} onClick={closeOnSamePage}>
            {t(barWords.help)}
          </Link>
        </p>
      )}
    </Dialog>
  );
}

/** A page that was found, or a part of it: where it leads, and the sentence that answers, with what was typed marked. */
function ShownHit({ hit, onPress }: { hit: Hit; onPress: MouseEventHandler<HTMLAnchorElement> }) {
  const { path, title, heading, sentence } = hit;
  return (
    <li>
      <Link to={path} onClick={onPress}>
        <span>
          <Marked pieces={title} />
          {heading.length > 0 && ': '}
          <Marked pieces={heading} />
        </span>
      </Link>
      <p>
        <Marked pieces={sentence} />
      </p>
    </li>
  );
}

const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text));

/** What one can do where no page is about what was looked for. */
function OtherWays({ query, onPress }: { query: string; onPress: MouseEventHandler<HTMLAnchorElement> }) {
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
