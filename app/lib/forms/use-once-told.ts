import { useWords } from '#app/i18n/locale.ts';
import { showToast } from '#app/lib/browser/toasts.ts';
import { useIsHere } from '#app/lib/browser/use-is-here.ts';
import { leftBefore } from '#content/answers/account-failures.ts';
import { type Outcome, useOnce } from './use-once.ts';

/**
 * `useOnce` for what can be left before the answer comes, as a dialog or a message is: who has left learns on the page that
 * it failed.
 * @param about What it was about, by its name.
 */
export function useOnceTold(about?: string) {
  const t = useWords();
  const { tell: tellHere, ...rest } = useOnce();
  const isHere = useIsHere();

  function tell(outcome: Outcome | undefined): void {
    if (isHere() || !outcome?.isFailure) return tellHere(outcome);
    showToast({ title: about || t(leftBefore), text: outcome.text, isFailure: true, stays: true });
  }

  return { ...rest, tell };
}
