import type { FunctionAnswer } from '#app/lib/account/ask-function.ts';

type Publication<Now> = {
  readonly publish: () => Promise<FunctionAnswer<Now>>;
  readonly look: () => Promise<FunctionAnswer<Now>>;
  /** Whether what stands there is what was to be published, and came right after what its writer had seen. */
  readonly isIt: (now: Now) => boolean;
};

/**
 * Publishes something. Where the answer was lost on the way, now or the last time, it looks: what stands there already
 * counts as published.
 */
export async function publishOnce<Now>({ publish, look, isIt }: Publication<Now>): Promise<FunctionAnswer<Now>> {
  const answer = await publish();
  const mayBeThere =
    !answer.ok && (answer.because === 'unreachable' || ['entry_changed', 'text_changed'].includes(answer.code));
  if (!mayBeThere) return answer;
  const there = await look();
  return there.ok && isIt(there.value) ? there : answer;
}
