import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { searchBoxWords } from '#content/frame/search.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import type { Answer, Search } from './engine.ts';
import { loadSearch } from './load-search.ts';
import { OtherWays } from './other-ways.tsx';
import styles from './search.module.css';
import { ShownHit } from './shown-hit.tsx';

const nothing: Answer = { hits: [], isSure: false };

/** The search over all pages: the browser's own dialog, with results while the visitor types. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [search, setSearch] = useState<{ find: Search } | 'loading' | 'failed'>('loading');
  const isAsked = query.trim().length > 1;
  const isAnswered = typeof search === 'object' && isAsked;
  const { hits, isSure } = isAnswered ? search.find(query) : nothing;

  useEffect(() => {
    // The dialog was opened to type into it; by itself it would focus its first control, which closes it.
    field.current?.focus();
  }, []);
  // A failed load is tried again with the next letter.
  useEffect(() => {
    let isGone = false;
    loadSearch(t.locale).then(
      (find) => !isGone && setSearch({ find }),
      () => !isGone && setSearch('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [t, query]);

  function goToFirst(event: FormEvent) {
    event.preventDefault();
    list.current?.querySelector('a')?.focus();
  }

  /** Another page comes in its place, and Back to this one finds it closed (app/browser/leaving.ts). */
  function closeOnSamePage({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    if (currentTarget.pathname === location.pathname) onClose();
  }

  function outcome(): string {
    if (search === 'failed') return t(searchBoxWords.failed);
    if (!isAsked) return '';
    if (search === 'loading') return t(searchBoxWords.loading);
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
      <p className={styles.outcome} role="status">
        {outcome()}
      </p>
      {hits.length > 0 && (
        <ul className={styles.hits} ref={list}>
          {hits.map((hit) => (
            <ShownHit key={hit.path} hit={hit} onPress={closeOnSamePage} />
          ))}
        </ul>
      )}
      {isAnswered && !isSure && <OtherWays query={query} onPress={closeOnSamePage} />}
    </Dialog>
  );
}
