/** The address of the list of all else stands in the page, so that this script can be small and know no names. */
const { list = '' } = document.body.dataset;

/** What comes only when it is needed. Rejected where it cannot be loaded; the next call tries again. */
export const onDemand = (): Promise<typeof import('./on-demand.ts')> => import(/* @vite-ignore */ list);
