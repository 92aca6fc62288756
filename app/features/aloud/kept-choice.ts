import { findKept, keep } from '#app/lib/browser/kept.ts';

const key = 'aloud';

export const speeds = [0.6, 0.8, 1, 1.2, 1.5, 2] as const;

/** What a visitor chose of how pages are read aloud; what is as usual is not in it. */
export type Choice = {
  readonly speed?: number | undefined;
  /** The address of a voice, by the language of pages. */
  readonly voices?: Readonly<Record<string, string>> | undefined;
  /** The page does not follow what is read. */
  readonly stays?: true | undefined;
};

/** Where the browser keeps nothing, it counts until the page is left. */
let here: Choice | undefined;

export function choice(): Choice {
  if (here) return here;
  const { speed, voices, stays } = (findKept(key) ?? {}) as Readonly<Record<keyof Choice, unknown>>;
  return {
    speed: speeds.find((each) => each === speed),
    voices: voices && typeof voices === 'object' ? (voices as Choice['voices']) : undefined,
    stays: stays === true || undefined,
  };
}

export function choose(part: Choice): void {
  const next: Choice = { ...choice(), ...part };
  const said = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined && value !== 1));
  here = keep(key, Object.keys(said).length > 0 ? said : undefined) ? undefined : next;
}
