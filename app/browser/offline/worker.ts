import { namedIn } from '#app/lib/offline/named-files.ts';
import { firstPages, mayBeKept, offlinePage } from '#app/lib/offline/offline-pages.ts';
/**
 * The service worker, only of those who pressed "Keep for offline" (docs/decisions/068-offline.md). Pages come from the
 * network first. A page is kept after all files that it needs, with their names: so a page from the device never meets
 * files of another version.
 */
import { filesCache, pagesCache, type Asked } from '#app/lib/offline/offline.ts';
import { pageAt } from '#app/paths.ts';
import { dateInWords } from '#contract/date-in-words.ts';
import { fill } from '#contract/fill.ts';
import { locales, splitLocale, type Localized } from '#contract/locale.ts';
import rules from './note.css?inline';

type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Lasting & { readonly request: Request; respondWith: (answer: Promise<Response> | Response) => void };
const worker = globalThis as unknown as {
  addEventListener: <Heard>(name: string, listener: (event: Heard) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};

/** Given by the build: there are no words in the files of the browser. */
declare const offlineNotes: Readonly<Record<'asOf' | 'missing' | 'again', Localized>>;

/** In milliseconds: how long the network may take, and after which time what is kept at first is asked for anew. */
const [patience, day] = [3_000, 86_400_000];
const sheet = '/offline.css';
const isHashed = /^\/assets\//u;
const isOther = /^\/(?:drawings|gallery)\/|^\/(?:icon\.svg|search-\w\w\.json)$/u;
/** A picture of the team's library (contract/pictures.ts), in one of its sizes: another picture has another address. */
const isPicture = /^(\/storage\/v1\/object\/public\/picture_library\/[\w-]+)\/.*/u;
/** At most so many pictures of all pages, in their smallest size, 80 kB at most: so it stays below what the offer says. */
const mostPictures = 30;
/** What a proxy answers for a server that is not there. */
const away = new Set([502, 503, 504]);
let isRemoved = false;
let last: Promise<unknown> = Promise.resolve();

/** One after the other, so that nothing is tidied away that another is about to need. */
const inTurn = (work: () => Promise<unknown>): Promise<unknown> => (last = last.then(work, work));

/** One size of a picture answers for all of them. */
const keyOf = (path: string) => path.replace(isPicture, '$1');
const found = (name: string, path: string) => caches.match(keyOf(path), { cacheName: name, ignoreVary: true });

async function put(name: string, path: string, answer: Response): Promise<void> {
  if (isRemoved) throw new Error('Nothing is kept any more');
  await (await caches.open(name)).put(keyOf(path), answer);
}

async function keepFile(path: string): Promise<Response> {
  const answer = await fetch(path, { cache: isHashed.test(path) ? 'default' : 'no-cache' });
  // A page whose picture the team has deleted is whole without it.
  if (!answer.ok && !isPicture.test(path)) throw new Error(`${path} answered ${answer.status}`);
  if (answer.ok) await put(filesCache, path, answer.clone());
  return answer;
}

/** Keeps all files that a text names, and what these name. */
async function keepNamed(text: string, files: Set<string>): Promise<void> {
  const keepOne = async (path: string): Promise<void> => {
    if (files.has(keyOf(path))) return;
    files.add(keyOf(path));
    const kept = await found(filesCache, path);
    if (!kept && isPicture.test(path) && !(await hasRoom())) return;
    const answer = kept ?? (await keepFile(path));
    if (/\.(?:js|css)$/u.test(path)) await keepNamed(await answer.text(), files);
  };
  const named = namedIn(text);
  await Promise.all(named.filter((path) => !isPicture.test(path)).map(keepOne));
  // One after the other, so that each sees how many there are.
  for (const path of named.filter((each) => isPicture.test(each))) await keepOne(path);
}

/** Whether one more picture of the team may be kept. */
const hasRoom = async (): Promise<boolean> =>
  (await (await caches.open(filesCache)).keys()).filter(({ url }) => url.includes('/picture_library/')).length <
  mostPictures;

/** Keeps a page, unless its answer says that it is for nobody else. */
async function keepPage(path: string, answer: Response): Promise<void> {
  const { status, redirected } = answer;
  const headers = new Headers(answer.headers);
  const isHtml = headers.get('content-type')?.startsWith('text/html');
  // What somebody took down is read nowhere any more. The pages of the table are only missing while something is wrong.
  if (status === 404 && !pageAt(splitLocale(path).path)) await (await caches.open(pagesCache)).delete(path);
  if (status !== 200 || redirected || !isHtml || /no-store/u.test(headers.get('cache-control') ?? '')) return;
  const html = await answer.text();
  const index = `/search-${splitLocale(path).locale}.json`;
  const files = new Set([index]);
  await keepNamed(html, files);
  if (!(await found(filesCache, index))) await keepFile(index);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set('x-kept', new Date().toISOString());
  headers.set('x-files', [...files].join(' '));
  await put(pagesCache, path, new Response(html, { headers }));
}

/** Keeps what matters most as it is now, and the page where that was asked for. */
async function keepFirst(here: string): Promise<void> {
  const paths = new Set([...firstPages(splitLocale(here).locale), here]);
  const asked = [...paths].filter((path) => mayBeKept({ pathname: path, search: '' }));
  const answers = asked.map((path) => [path, fetch(path, { cache: 'no-cache' })] as const);
  await Promise.allSettled(answers.map(([, answer]) => answer));
  for (const locale of locales) await keepFile(`/search-${locale}.json`);
  for (const [path, answer] of answers) await keepPage(path, await answer);
}

/** Keeps a page that was visited, once a day all that is kept at first, and forgets files that no page needs any more. */
async function keepVisited(path: string, answer: Response): Promise<void> {
  await keepPage(path, answer);
  const kept = await found(pagesCache, offlinePage(splitLocale(path).locale));
  if (!(Date.now() - Date.parse(kept?.headers.get('x-kept') ?? '') < day)) await keepFirst(path);
  const [pages, files] = await Promise.all([caches.open(pagesCache), caches.open(filesCache)]);
  const used = new Set((await pages.matchAll()).flatMap(({ headers }) => headers.get('x-files')?.split(' ') ?? []));
  for (const key of await files.keys()) if (!used.has(new URL(key.url).pathname)) await files.delete(key);
}

/** Out: undefined where the network does not answer in time. */
const soon = (asked: Promise<Response>): Promise<Response | undefined> =>
  Promise.race([asked, new Promise<undefined>((done) => setTimeout(done, patience))]).catch(() => undefined);

/** A page of the device, with a line that says so. */
async function withNote(kept: Response, path: string, note: 'asOf' | 'missing'): Promise<Response> {
  const { locale } = splitLocale(path);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const date = dateInWords(kept.headers.get('x-kept') ?? '', locale, timeZone);
  const words = fill(offlineNotes[note][locale], { date });
  const html = (await kept.text())
    .replace('</head>', `<link rel="stylesheet" href="${sheet}"></head>`)
    .replace('<main id="main">', `$&<p id="offline-note">${words} <a href="">${offlineNotes.again[locale]}</a></p>`);
  return new Response(html, { status: note === 'asOf' ? 200 : 503, headers: kept.headers });
}

async function answerPage(asked: Promise<Response>, path: string): Promise<Response> {
  const answer = await soon(asked);
  if (answer && !away.has(answer.status)) return answer;
  const kept = await found(pagesCache, path);
  if (kept) return withNote(kept, path, 'asOf');
  const late = await asked.catch(() => undefined);
  if (late && !away.has(late.status)) return late;
  const missing = await found(pagesCache, offlinePage(splitLocale(path).locale));
  return missing ? withNote(missing, path, 'missing') : (late ?? Response.error());
}

async function answerFile(asked: Promise<Response>, path: string): Promise<Response> {
  const answer = await soon(asked);
  return answer?.ok ? answer : ((await found(filesCache, path)) ?? asked);
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener<Lasting>('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener<Lasting & MessageEvent<Asked>>('message', (event) => {
  const { data, ports } = event;
  isRemoved = 'remove' in data;
  const work = inTurn(() =>
    'keep' in data ? keepFirst(data.keep) : Promise.all([pagesCache, filesCache].map((name) => caches.delete(name))),
  );
  // Whoever removes does not wait for what is under way; that may have kept something meanwhile, so it is deleted then.
  const told = (isRemoved ? Promise.resolve() : work).then(
    () => ports[0]?.postMessage(true),
    () => ports[0]?.postMessage(false),
  );
  event.waitUntil(Promise.all([work, told]));
});

worker.addEventListener<Fetching>('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const path = url.pathname;
  if (request.method !== 'GET' || url.origin !== location.origin || request.headers.has('authorization')) return;
  if (path === sheet) return event.respondWith(new Response(rules, { headers: { 'Content-Type': 'text/css' } }));
  if (isHashed.test(path)) return event.respondWith(found(filesCache, path).then((kept) => kept ?? fetch(request)));
  const isPage = request.mode === 'navigate';
  if (!isPage && !isOther.test(path) && !isPicture.test(path)) return;
  const asked = fetch(request);
  const keeping = asked.then((answer) => {
    if (isPage ? !mayBeKept(url) : !answer.ok || isPicture.test(path)) return undefined;
    const copy = answer.clone();
    if (isPage) return inTurn(() => keepVisited(path, copy));
    return found(filesCache, path).then((kept) => kept && put(filesCache, path, copy));
  });
  event.waitUntil(keeping.catch(() => {}));
  event.respondWith(isPage ? answerPage(asked, path) : answerFile(asked, path));
});
