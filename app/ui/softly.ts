import { Children, type ReactNode } from 'react';

/**
 * Words that do not fit into a line of a heading or a button on a phone of 320 px, with the places where they may be
 * divided: browsers without a German dictionary would break them anywhere. No others, because a browser divides at
 * such a place also where the whole word would have fitted into the next line.
 */
export const divided = [
  'Gemein\u00ADschaft',
  'Gesundheits\u00ADregeln',
  'Selbst\u00ADein\u00ADschätzung',
  'Unterstützungs\u00ADkreis',
  'Verwendungs\u00ADzweck',
];

/**
 * A text as it is drawn in a heading, a button or a card: long words get soft hyphens. Everything else that reads the
 * same text (titles, search, mails, what begins a message) gets it without them (docs/decisions/035-frame.md).
 */
export const softly = (text: string, words: readonly string[] = divided): string =>
  words.reduce((soft, word) => soft.replaceAll(word.replaceAll('\u00AD', ''), word), text);

/** The same for what stands between two tags: each of its texts. */
export const drawnSoftly = (children: ReactNode): ReactNode =>
  Children.map(children, (child) => (typeof child === 'string' ? softly(child) : child));
