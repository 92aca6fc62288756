import { leastContrast } from './appearance.ts';
import { readRgb, writeHex } from './colour.ts';
import { wordColours } from './text-enhancement-colours.ts';
import { wordsOf } from './text-enhancement-words.ts';

const readText = 'p, li, dd, td';
// What is typed into or pressed, what must be read letter by letter, and what is heavy already stays as it is.
const leftAlone = 'h2, h3, h4, input, textarea, select, button, code, pre, kbd, svg, script, style, [contenteditable]';

/** The words that stand in one colour on one background. */
type Group = { color: string; background: string; starts: StaticRange[]; rests: StaticRange[] };

// There a painted word is a box in the colour of a selection, whatever its rule says: all text is heavier instead.
const forced = matchMedia('(forced-colors: active)');
const { classList } = document.documentElement;
const sheet = new CSSStyleSheet();
let painted: string[] = [];
let current = '';

/**
 * Paints the words in <main>: their starts stronger, their rests paler. The page itself stays as it is: nothing is
 * wrapped, nothing moves. WebKit paints only colours of a highlight, no shadow and no weight, and does not say so;
 * the others paint both.
 */
function paintWords(): void {
  const least = leastContrast();
  classList.toggle('text-heavier', forced.matches);
  const groups = forced.matches ? [] : groupsOf(document.querySelector('main'));
  forget();
  const rules = groups.map((group, index) => {
    const [start, rest] = [`word-start-${index}`, `word-rest-${index}`];
    CSS.highlights.set(start, new Highlight(...group.starts));
    CSS.highlights.set(rest, new Highlight(...group.rests));
    painted.push(start, rest);
    return shadows(start) + colours(group, start, rest, least);
  });
  paintWith(rules.join(''));
}

/** A rule that changes makes the browser look at the whole page again: the same ones stay. */
function paintWith(rules: string): void {
  if (rules !== current) sheet.replaceSync(rules);
  current = rules;
}

// A shadow is no weight: on a coarse screen a wide one is seen as a second edge.
function shadows(start: string): string {
  const shadow = (width: number) =>
    `::highlight(${start}) { text-shadow: ${width}em 0 currentcolor, ${-width}em 0 currentcolor }`;
  return `${shadow(0.01)} @media (min-resolution: 2dppx) { ${shadow(0.02)} }`;
}

// Paper has colours of its own.
function colours(group: Group, start: string, rest: string, least: number): string {
  const [background, text] = [readRgb(group.background), readRgb(group.color)];
  if (!background || !text) return '';
  const words = wordColours(background, text, least);
  return `@media screen {
    ::highlight(${start}) { color: ${writeHex(words.start)} }
    ::highlight(${rest}) { color: ${writeHex(words.rest)} }
  }`;
}

function groupsOf(main: Element | null): Group[] {
  const groups = new Map<string, Group>();
  const known = new Map<Element, Group | undefined>();
  const texts = main && document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts?.nextNode()) {
    const container = texts.currentNode as Text;
    const element = container.parentElement;
    if (!element) continue;
    if (!known.has(element)) known.set(element, groupOf(element, groups));
    const group = known.get(element);
    for (const [from, rest, to] of group ? wordsOf(container.data) : []) {
      const range = (startOffset: number, endOffset: number) =>
        new StaticRange({ startContainer: container, startOffset, endContainer: container, endOffset });
      group?.starts.push(range(from, rest));
      group?.rests.push(range(rest, to));
    }
  }
  return [...groups.values()];
}

function groupOf(element: Element, groups: Map<string, Group>): Group | undefined {
  if (!element.closest(readText) || element.closest(leftAlone)) return undefined;
  const { color } = getComputedStyle(element);
  const background = backgroundBehind(element);
  const key = `${color} ${background}`;
  const group = groups.get(key) ?? { color, background, starts: [], rests: [] };
  groups.set(key, group);
  return group;
}

function backgroundBehind(element: Element | null): string {
  for (let behind = element; behind; behind = behind.parentElement) {
    const { backgroundColor } = getComputedStyle(behind);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
  }
  return '';
}

function forget(): void {
  for (const name of painted) CSS.highlights.delete(name);
  painted = [];
}

/** Paints now and after every change of the page or its colours, once for each frame. The answer takes all back. */
export function keepWordsPainted(): () => void {
  let frame = 0;
  const watch = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(paintWords);
  });
  // All of the page: also <main> is another one after an error.
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  watch.observe(document.documentElement, { attributeFilter: ['style'] });
  document.adoptedStyleSheets.push(sheet);
  forced.addEventListener('change', paintWords);
  paintWords();
  return () => {
    watch.disconnect();
    forced.removeEventListener('change', paintWords);
    classList.remove('text-heavier');
    cancelAnimationFrame(frame);
    forget();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
