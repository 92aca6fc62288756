import { bringModule } from '#app/lib/browser/bring.ts';

/**
 * What comes only when it is needed: the page names its address, so that this script can be small and know no names. Rejected
 * where it cannot be loaded; the next call tries again.
 */
export const getOnDemand = () => bringModule<typeof import('./on-demand.ts')>(document.body.dataset['onDemand']);
