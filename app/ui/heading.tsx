import { divided, softly } from './softly.ts';

type Props = {
  /** 2 below the page's title, 3 below a section's. */
  level?: 2 | 3 | 4;
  children: string;
};

// Words that stand in headings only: what buttons need every form has to load.
const inHeadings = [
  ...divided,
  'Eingliederungs\u00ADhilfe',
  'Nachteils\u00ADausgleich',
  'Neben\u00ADwirkungen',
  'Senso\u00ADrisches',
  'Tachykardie\u00ADsyndrom',
  'Wahrnehmungs\u00ADstörung',
];

/** A heading that can be linked to. The search leads to it, and so can anybody who copies the address. */
export function Heading({ level = 2, children }: Props) {
  const Element = `h${level}` as const;
  return <Element id={anchorOf(children)}>{softly(children, inHeadings)}</Element>;
}

/**
 * The id of a heading, made of its own words, so that it lasts as long as they do: `Für Erwachsene` is
 * `h-fur-erwachsene`. The two letters keep it apart from the ids of fields, dialogs and the menu.
 */
export const anchorOf = (heading: string): string =>
  `h-${heading
    .normalize('NFD')
    .replace(/[\p{M}\u00AD]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')}`;
