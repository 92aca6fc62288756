import { useWords } from '#app/i18n/locale.ts';
import { showToast } from '#app/lib/browser/toasts.ts';
import { useIsHere } from '#app/lib/browser/use-is-here.ts';
import { type Outcome, useOnce } from '#app/lib/forms/use-once.ts';
import { textDialogWords as words } from '#content/team/page-texts.ts';

/** `useOnce` for what is published in a dialog: who has closed it meanwhile learns on the page that it failed. */
export function usePublishing() {
  const t = useWords();
  const { tell: tellHere, ...publishing } = useOnce();
  const isHere = useIsHere();

  function tell(outcome: Outcome): void {
    if (isHere() || !outcome.isFailure) return tellHere(outcome);
    showToast({ title: t(words.closedBefore), text: outcome.text, isFailure: true, stays: true });
  }

  return { ...publishing, tell };
}
