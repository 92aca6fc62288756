import { bringModule } from '#app/lib/browser/bring.ts';
import { notLoadedNote } from '#app/lib/browser/not-loaded.ts';
import { canKeep, pagesCache } from '#app/lib/offline/offline.ts';

// "Keep for offline" on a page (app/parts/offline-part.tsx). It is seen once it is known whether something is kept, and
// where nothing can be, never.
document.querySelectorAll<HTMLElement>('[data-script=offline]').forEach((part) => {
  const note = notLoadedNote();
  const load = () =>
    bringModule<typeof import('../when-needed/keep-offline.ts')>(part.dataset['needed']).then(({ bringToLife }) =>
      bringToLife(part),
    );
  // Once: what has come listens by itself.
  const offer = () => {
    part.dataset['is'] = 'not';
    part.querySelector('button')?.addEventListener('click', press, { once: true });
  };
  function press(): void {
    note.remove();
    load().then(
      (keep) => keep(),
      () => {
        part.querySelector('div')?.append(note);
        offer();
      },
    );
  }
  if (canKeep()) void caches.has(pagesCache).then((isKept) => void (isKept ? load() : offer()));
});
