import { askAccount } from '#app/lib/account.ts';
import { showToast } from '#app/lib/toasts.ts';
import { signOutWords as words } from '#content/account/sign-in.ts';
import type { Words } from '#contract/words.ts';
import { explain, inItsWords } from './explain.ts';

/** What became of signing out, in words that stay on the page. */
export type Left = { readonly text: string; readonly isFailure: boolean };

/** Signs out on this device (AUTH-06). The browser forgets the session first, so this also works without a server. */
export async function signOut(t: Words): Promise<Left> {
  const answer = await askAccount(async (client) => ({ data: {}, ...(await client.signOut({ scope: 'local' })) }));
  if (answer.ok) {
    showToast({ title: t(words.done), text: t(words.doneText), isReadByFocus: true });
    return { text: t(words.doneText), isFailure: false };
  }
  const title = t(words.failed);
  showToast({ title, text: inItsWords(await explain(title, answer), t), isFailure: true });
  return { text: t(words.failedText), isFailure: true };
}
