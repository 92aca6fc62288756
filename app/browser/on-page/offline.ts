import { bringModule } from '#app/lib/browser/bring.ts';
import { notLoadedNote } from '#app/lib/browser/not-loaded.ts';
import { canKeep, pagesCache } from '#app/lib/offline/offline.ts';

// "Keep for offline" on a page (app/parts/offline-part.tsx). It is seen once it is known whether something is kept, and
// where nothing can be, never.
document.querySelectorAll<HTMLElement>('[data-script=offline]').forEach((part) => {
  const load = async () => {
    const { bringToLife } = await bringModule<typeof import('../when-needed/keep-offline.ts')>(part.dataset['needed']);
    return bringToLife(part);
  };
  const tellFailed = () => part.querySelector('div')?.append(notLoadedNote());
  const press = () => void load().then((keep) => keep(), tellFailed);
  const begin = (isKept: boolean): void => {
    if (isKept) return void load();
    part.dataset['is'] = 'not';
    part.querySelector('button')?.addEventListener('click', press, { once: true });
  };
  if (canKeep()) void caches.has(pagesCache).then(begin);
});
