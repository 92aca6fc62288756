import { makeElement } from '#app/lib/browser/make-element.ts';
import type { Toast } from '#app/lib/browser/toasts.ts';
import styles from './toast.module.css';

/** What the page's place for toasts carries (app/layout/toasts.tsx): how the region is called, and its button. */
export type ToastWords = { readonly region?: string | undefined; readonly close?: string | undefined };

/** The elements of a toast: a region with the title in one line, and a button that closes it. */
export function elementOf(
  { title, text, link, close: answer, isFailure, stays }: Toast,
  { region = '', close: closeWord = '' }: ToastWords,
) {
  const said = makeElement('p', {}, makeElement('b', { id: 'toast-title' }, title));
  if (text) said.append(' ', makeElement('span', { id: 'toast-text', class: stays ? '' : (styles.text ?? '') }, text));
  if (link) said.append(' ', makeElement('a', { href: link.href }, link.text));
  const close = makeElement(
    'button',
    // Both by name: what is not shown on a phone is read all the same.
    {
      type: 'button',
      class: (answer ? styles.answer : styles.close) ?? '',
      'aria-label': answer ?? closeWord,
      'aria-describedby': 'toast-title toast-text',
    },
    makeElement('span', { 'aria-hidden': 'true' }, answer ?? '×'),
  );
  const look = (isFailure ? styles.failure : styles.success) ?? '';
  const box = makeElement('section', { class: look, 'aria-label': region, 'data-toast': '' }, said, close);
  return { box, close };
}
