import { piecesOf, type Letter, type Piece } from './pieces.ts';
import { sentencesOf } from './sentences.ts';

/** What is read as one: more than one piece where a part of it is in another language. */
export type Sentence = readonly Piece[];

/** A heading of the page, and which sentence it is. */
export type Part = { readonly title: string; readonly heading: Element; readonly first: number };

export type Readable = { readonly sentences: readonly Sentence[]; readonly parts: readonly Part[] };

/** What is used and not read, or not there for everybody. */
const silent =
  'nav, button, input, select, textarea, dialog, audio, video, iframe, canvas, script, style, template, [hidden], [inert], [aria-hidden=true], [role=tablist], [role=button]';

export const languageOf = (tag: string): string => tag.toLowerCase().split(/[-_]/u, 1)[0] ?? '';

/** What can be read of a part of the page, in its order. The page stays as it is. */
export function readableOf(root: Element): Readable {
  const sentences: Sentence[] = [];
  const parts: Part[] = [];
  let letters: Letter[] = [];

  function add(sign: string, spot: Letter['spot'], language: string): void {
    // Soft hyphens say how a word may be written, not how it sounds.
    if (sign === '\u00AD' || sign === '\u200B') return;
    const isSpace = /\s/u.test(sign);
    if (isSpace && (letters.at(-1)?.sign ?? ' ') === ' ') return;
    letters.push({ sign: isSpace ? ' ' : sign, spot, language });
  }

  /** What came until here is read as one paragraph. */
  function end(language: string): void {
    const text = letters.map(({ sign }) => sign).join('');
    // A sign outside of the usual plane is two, and one letter here.
    const starts = letters.flatMap((letter) => Array.from({ length: letter.sign.length }, () => letter));
    for (const [from, to] of sentencesOf(text, language)) {
      const pieces = piecesOf(starts.slice(from, to));
      if (pieces.length > 0) sentences.push(pieces);
    }
    letters = [];
  }

  function visit(element: Element, around: string): void {
    if (isLeftOut(element)) return;
    const language = languageOf((element as HTMLElement).lang ?? '') || around;
    const picture = pictureIn(element);
    if (picture === '') return;
    const isApart = picture !== undefined || !/^(?:inline|contents|ruby)/u.test(getComputedStyle(element).display);
    if (isApart) end(around);
    const first = sentences.length;
    if (picture !== undefined) for (const sign of picture) add(sign, undefined, language);
    else if (element.matches('br')) add(' ', undefined, language);
    else for (const child of element.childNodes) visitNode(child, language);
    if (isApart) end(language);
    if (element.matches('h1, h2, h3') && sentences.length > first)
      parts.push({ title: (element.textContent ?? '').trim(), heading: element, first });
  }

  function visitNode(node: Node, language: string): void {
    if (node instanceof Element) visit(node, language);
    if (!(node instanceof Text)) return;
    let offset = 0;
    for (const sign of node.data) {
      add(sign, { node, offset }, language);
      offset += sign.length;
    }
  }

  visit(root, languageOf(document.documentElement.lang));
  return { sentences, parts };
}

/** Neither it is read nor what stands in it. */
export const isLeftOut = (element: Element): boolean =>
  element.matches(silent) || isHidden(getComputedStyle(element)) || isFolded(element);

/** Not seen: also what is drawn for screen readers alone. */
const isHidden = ({ display, visibility, clipPath }: CSSStyleDeclaration): boolean =>
  display === 'none' || visibility === 'hidden' || clipPath.startsWith('inset(50%');

/** What stands in something closed. */
const isFolded = (element: Element): boolean =>
  element.parentElement?.matches('details:not([open])') === true && !element.matches('summary');

/** What a picture shows, in words: none where it only decorates. */
function pictureIn(element: Element): string | undefined {
  if (element instanceof HTMLImageElement) return element.alt;
  if (element.matches('svg, [role=img]')) return element.getAttribute('aria-label') ?? '';
  return undefined;
}
