import type { Words } from '#app/i18n/locale.ts';
import { showToast } from '#app/lib/toasts.ts';
import { inItsWords, type Explained } from './explain.ts';

/** Shows that something failed, with the server's own message (AUTH-04, AUTH-05). */
export function toastFailure(title: string, failed: Explained, t: Words): void {
  showToast({ title, text: inItsWords(failed, t), isFailure: true });
}
