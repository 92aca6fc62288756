/** Keeping public pages on the device (docs/decisions/068-offline.md), as the page sees it. */
export const pagesCache = 'offline-pages';
export const filesCache = 'offline-files';

/** The worker's address never changes, or a kept page would bring an old one back. */
export const workerAddress = '/offline.js';

/** What a page asks of the worker: it answers with whether it is done. */
export type Asked = { readonly keep: string } | { readonly remove: true };

/** In milliseconds. A worker that the browser has ended never answers. */
const patience = 120_000;

/** Not on a page without TLS, nor in some private windows. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

async function ask(worker: ServiceWorker, asked: Asked): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const isDone = await new Promise((done) => {
    port1.addEventListener('message', ({ data }) => done(data));
    port1.start();
    setTimeout(done, patience);
    worker.postMessage(asked, [port2]);
  });
  port1.close();
  if (isDone !== true) throw new Error('It could not be done');
}

/** Registers the worker and has it keep the pages that matter most, and this one. What fails leaves nothing. */
export async function keepOffline(): Promise<void> {
  try {
    await navigator.serviceWorker.register(workerAddress);
    const { active } = await navigator.serviceWorker.ready;
    if (active) await ask(active, { keep: location.pathname });
  } catch (error) {
    await removeOffline();
    throw error;
  }
}

export async function removeOffline(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  // It stops keeping at once: it goes on for pages that are open.
  if (registration?.active) await ask(registration.active, { remove: true }).catch(() => {});
  await registration?.unregister();
  for (const name of [pagesCache, filesCache]) await caches.delete(name);
}

/** How much is kept; undefined where nothing is. */
export async function whatIsKept(): Promise<{ pages: number; bytes: number } | undefined> {
  if (!(await caches.has(pagesCache)) || !(await navigator.serviceWorker.getRegistration())) return undefined;
  const [pages = [], files = []] = await Promise.all([pagesCache, filesCache].map(sizesIn));
  return { pages: pages.length, bytes: [...pages, ...files].reduce((sum, size) => sum + size, 0) };
}

async function sizesIn(name: string): Promise<number[]> {
  const answers = await (await caches.open(name)).matchAll();
  return Promise.all(answers.map(async (answer) => (await answer.blob()).size));
}

/** The pages that are kept, by their titles. */
export async function keptPages(): Promise<{ path: string; title: string }[]> {
  if (!(await caches.has(pagesCache))) return [];
  const cache = await caches.open(pagesCache);
  return Promise.all(
    (await cache.keys()).map(async (request) => {
      const html = (await (await cache.match(request))?.text()) ?? '';
      // Without its styles, of which the policy of this page would complain.
      const [head = ''] = /<title>[^<]*/u.exec(html) ?? [];
      const { title } = new DOMParser().parseFromString(head, 'text/html');
      return { path: new URL(request.url).pathname, title: title.replace(/ – Ecosystem$/u, '') };
    }),
  );
}
