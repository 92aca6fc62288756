import { signOutHere } from '#app/lib/account/end-session.ts';
import { forgetTyped } from '#app/lib/account/forget-typed.ts';
import { showToast } from '#app/lib/browser/toasts.ts';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import { signOutWords as words } from '#content/account/sign-in.ts';
import { formWords } from '#content/forms/form.ts';
import type { Words } from '#contract/words.ts';
import { loadProblems } from './explain.ts';

/**
 * Signs out on this device (AUTH-06). The browser forgets the session first, so this also works without a server.
 * @param onLeft Told before that: what it says stands there as soon as nobody is signed in, and takes the focus while
 * nobody types yet. Told again should the server not have heard of it.
 */
export async function signOut(t: Words, onLeft: (left: Outcome) => void): Promise<void> {
  onLeft({ text: t(words.doneText), isFailure: false });
  forgetTyped();
  const answer = await signOutHere();
  if (answer.ok) return showToast({ title: t(words.done), text: t(words.doneText), isReadByFocus: true });
  // The server's own message where it gave one, else plain words.
  const text =
    answer.because === 'refused'
      ? answer.message
      : ((await loadProblems())?.accountProblem(answer, t) ?? t(formWords.offline));
  showToast({ title: t(words.failed), text, isFailure: true });
  onLeft({ text: t(words.failedText), isFailure: true });
}
