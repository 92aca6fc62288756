type OnDemand = typeof import('./on-demand.ts');

let coming: Promise<OnDemand> | undefined;

/**
 * What comes only when it is needed: the page names its address, so that this script can be small and know no names. It
 * imports nothing, so it is there or not (app/lib/browser/bring.ts). Rejected where it cannot be loaded; the next call tries
 * again.
 */
export function getOnDemand(): Promise<OnDemand> {
  const address = `${document.body.dataset['onDemand']}`;
  coming ??= fetch(address)
    .then((answer) => (answer.ok ? answer.blob() : Promise.reject(new Error(address))))
    .then(() => import(/* @vite-ignore */ address) as Promise<OnDemand>);
  coming.catch(() => (coming = undefined));
  return coming;
}
