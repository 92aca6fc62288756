import type { Toast } from '#app/lib/toasts.ts';
import styles from './toast.module.css';

export type ToastWords = { readonly region: string; readonly close: string };

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
}

/** The elements of a toast: a region with the title in one line, and a button that closes it. */
export function elementOf({ title, text, isFailure, stays }: Toast, words: ToastWords) {
  const said = element('p', {}, element('b', { id: 'toast-title' }, title));
  if (text) said.append(' ', element('span', { id: 'toast-text', class: stays ? '' : (styles.text ?? '') }, text));
  const close = element(
    'button',
    // Both by name: what is not shown on a phone is read all the same.
    {
      type: 'button',
      class: styles.close ?? '',
      'aria-label': words.close,
      'aria-describedby': 'toast-title toast-text',
    },
    element('span', { 'aria-hidden': 'true' }, '×'),
  );
  const look = (isFailure ? styles.failure : styles.success) ?? '';
  const box = element('section', { class: look, 'aria-label': words.region, 'data-toast': '' }, said, close);
  return { box, close };
}
