import type { RefusedForm } from '#contract/site-data.ts';
import type { Prefill } from './prefill.ts';

/** How the form begins where the server knows it: what a link put there, or all of a form that came back. */
export type Begun = { readonly begun?: Prefill | undefined; readonly refused?: RefusedForm | undefined };
