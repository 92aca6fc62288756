import { handOver, takeOver } from './handed-over.ts';
import { stepTo, type Step } from './moves.ts';

if (typeof window !== 'undefined') {
  const state = takeOver();
  if (state !== undefined) history.replaceState(state, '');
}

export type Way = Step & {
  /** Shows the top of what comes, as a new page does. */
  readonly toTop?: boolean | undefined;
};

/** Goes to an address: on the same page without loading it anew, else as a link does, with `state` handed over. */
export function goTo(address: string, { toTop = false, ...step }: Way = {}): void {
  const { origin, pathname, search, hash, href } = new URL(address, location.href);
  if (origin !== location.origin || pathname !== location.pathname) {
    if ((step.state ?? null) !== null) handOver(href, step.state);
    return step.replace ? location.replace(href) : location.assign(href);
  }
  stepTo(pathname + search + hash, step);
  if (toTop) scrollTo(0, 0);
}
