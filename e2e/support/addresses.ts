import { builtUrls } from '#app/paths.ts';

/** Made at build for the server alone, which sends it at all addresses that are unknown. */
const internal = /^(\/de)?\/404$/u;

// Set by `npm run sweep` when it is told where to look.
const wanted = process.env['SWEEP_ADDRESSES']?.split(' ').filter(Boolean) ?? [];
/** True in `npm run sweep`, which looks at everything in full. */
export const isWholeSweep = process.env['SWEEP'] === 'all';
export const isPartial = wanted.length > 0;

/** Every address where a visitor finds a finished page, in both languages. */
export const everyPage: readonly string[] = builtUrls().filter(
  (address) => !internal.test(address) && (!isPartial || wanted.includes(address)),
);
