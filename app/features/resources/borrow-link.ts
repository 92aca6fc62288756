import { firstWords } from '#app/lib/excerpt.ts';
import { pathTo } from '#app/paths.ts';
import { bookWords } from '#content/resources/book-words.ts';
import type { Book } from '#content/resources/books.ts';
import type { Words } from '#contract/words.ts';

/**
 * Into the contact form, with a first sentence (RES-02, CONT-08). The name of the source stays English
 * in both languages, here and in the other links of this kind: it is for the team, who sorts by it.
 */
export function borrowLink({ title }: Book, t: Words): string {
  const book = t(title);
  const message = t(bookWords.borrowMessage, { excerpt: firstWords(book, 3) });
  return pathTo('contact', { reason: 'borrow', book, source: 'Books Section', message });
}
