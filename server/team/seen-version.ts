import type { FailureCode } from '#contract/failures.ts';
import { Failed } from '#server/http/failures.ts';

/** A version, and whether it is the very change that is to be made: of the same person, with the same words. */
export type MadeVersion = { readonly version: number; readonly isThis: boolean };

/**
 * Nobody writes over what they have not seen. In: the two newest versions, and the one that whoever writes has seen. Out:
 * the version that their change has made already, where the answer to the first try was lost on the way. Throws `code`
 * where somebody else was quicker.
 */
export function madeBefore(
  [newest, before]: readonly MadeVersion[],
  seen: number | null,
  code: FailureCode,
): number | undefined {
  if ((newest?.version ?? null) === seen) return undefined;
  if (newest?.isThis && (before?.version ?? null) === seen) return newest.version;
  throw new Failed({ code });
}
