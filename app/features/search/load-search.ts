import type { Locale } from '#contract/locale.ts';
import { createSearch, type Search } from './engine.ts';
import type { SearchPage } from './search-page.ts';

const loaded = new Map<Locale, Promise<Search>>();

/** Loads the pages of one language once; from then on the search needs no connection. A failure is tried again. */
export function loadSearch(locale: Locale): Promise<Search> {
  const known = loaded.get(locale);
  if (known) return known;
  const loading = load(locale);
  loaded.set(locale, loading);
  loading.catch(() => loaded.delete(locale));
  return loading;
}

async function load(locale: Locale): Promise<Search> {
  const response = await fetch(`/search-${locale}.json`);
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  return createSearch((await response.json()) as SearchPage[], locale);
}
