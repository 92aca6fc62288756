import { pagesCache } from '#app/lib/offline/offline.ts';

export type Entry = {
  readonly term: string;
  /** Two sentences, and the page of ours that says more. */
  readonly meaning: readonly Node[];
  readonly source: Node | undefined;
};

const pages = new Map<string, Promise<Document>>();

/** What the page of words says of one, as it is now: the team may have changed it. Rejected where it cannot be had. */
export async function readEntry({ pathname, hash }: HTMLAnchorElement): Promise<Entry> {
  const asked = pages.get(pathname) ?? read(pathname);
  pages.set(pathname, asked);
  asked.catch(() => pages.delete(pathname));
  const page = await asked;
  const entry = page.getElementById(hash.slice(1));
  const meaning = entry?.querySelector('dd');
  if (!entry || !meaning) throw new Error(`${pathname} does not explain ${hash}`);
  const links = [...page.querySelectorAll('main section[aria-labelledby=sources] a')];
  const source = links.find((link) => link.getAttribute('href') === entry.dataset['source']);
  return {
    term: entry.querySelector('dt')?.textContent ?? '',
    meaning: [...meaning.childNodes].map(taken),
    source: source && taken(source),
  };
}

const taken = (node: Node): Node => document.importNode(node, true);

async function read(path: string): Promise<Document> {
  // Without a connection, what was kept (app/browser/offline/worker.ts).
  const answer = await fetch(path).catch(() =>
    globalThis.caches?.match(path, { cacheName: pagesCache, ignoreVary: true }),
  );
  if (!answer?.ok) throw new Error(`${path} could not be had`);
  const html = await answer.text();
  // Its styles are not this page's, so that the policy of this one would refuse them.
  return new DOMParser().parseFromString(html.slice(html.indexOf('<main')), 'text/html');
}
