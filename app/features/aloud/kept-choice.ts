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

/** One of them sends the text away, and nobody had it read with that: the arrow keys pass each voice of the list. */
let tried: Choice['voices'];

export const choice = (): Choice => (tried ? { ...kept(), voices: tried } : kept());

function kept(): Choice {
  if (here) return here;
  const { speed, voices, stays } = (findKept(key) ?? {}) as Readonly<Record<keyof Choice, unknown>>;
  return {
    speed: speeds.find((each) => each === speed),
    voices: voices && typeof voices === 'object' ? (voices as Choice['voices']) : undefined,
    stays: stays === true || undefined,
  };
}

export function choose(part: Choice): void {
  if (part.voices) tried = undefined;
  const next: Choice = { ...kept(), ...part };
  const said = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined && value !== 1));
  here = keep(key, Object.keys(said).length > 0 ? said : undefined) ? undefined : next;
}

/** Takes voices for as long as nobody decides. */
export function tryOut(voices: Choice['voices']): void {
  tried = voices;
}

/** What was tried out is kept with the press that has the page read, and forgotten where none came. */
export function decide(isWanted: boolean): void {
  if (tried && isWanted) choose({ voices: tried });
  tried = undefined;
}
