/** The address of all that comes on demand stands in the page, so that this script can be small and know no names. */
const { onDemand = '' } = document.body.dataset;

/** What comes only when it is needed. Rejected where it cannot be loaded; the next call tries again. */
export const getOnDemand = (): Promise<typeof import('./on-demand.ts')> => import(/* @vite-ignore */ onDemand);
