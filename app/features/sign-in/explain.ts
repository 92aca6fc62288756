import type { AccountFailure } from '#app/lib/account.ts';
import { formWords } from '#content/forms/form.ts';
import type { Words } from '#contract/words.ts';

/** The words for failures come only when something failed, or while somebody types: most never need them. */
export const loadProblems = () => import('#app/lib/account-words.ts').catch(() => undefined);

/** A failure, and the words for it; without them the connection is gone. */
export type Explained = {
  /** What failed: `Sign in failed` (AUTH-04, AUTH-05). */
  readonly title: string;
  readonly failure: AccountFailure;
  readonly words: Awaited<ReturnType<typeof loadProblems>>;
};

/** Fetches the words for a failure. */
export const explain = async (title: string, failure: AccountFailure): Promise<Explained> => ({
  title,
  failure,
  words: await loadProblems(),
});

/** What went wrong, in plain words of the language. */
export const inPlainWords = ({ failure, words }: Explained, t: Words): string =>
  words?.accountProblem(failure, t) ?? t(formWords.offline);

/** The server's own message where it gave one, else the plain words: what a toast shows (AUTH-06). */
export const inItsWords = (explained: Explained, t: Words): string =>
  explained.failure.because === 'refused' ? explained.failure.message : inPlainWords(explained, t);
