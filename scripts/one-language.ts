import type { Plugin } from 'vite';
import { isLocale, type Locale } from '#contract/locale.ts';

type Node = { type: string; start: number; end: number; [part: string]: unknown };
type Property = Node & { key: { name?: string; value?: string } };

/** What a page in one language also says in the other: to visitors who write in it, and to whoever stands beside one. */
const inBoth = /\/content\/(inbox\/replies|projects\/project-facts|speech-card)\.ts$/u;

/**
 * Leaves one language in the browser's files: of each `{ en, de }` in the content and the contract. A visitor reads
 * one language at a time, and the switch loads a page anyway. Measured: up to 3 kB less on a page of text.
 */
export function oneLanguage(locale: string | undefined): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!isLocale(locale)) return;
      if (!/\/(content|contract)\/[\w./-]+\.ts$/u.test(id) || inBoth.test(id)) return;
      return { code: withOne(code, this.parse(code) as unknown as Node, locale), map: null };
    },
  };
}

/** Takes the other language out of `code`. */
export function withOne(code: string, program: Node, locale: Locale): string {
  let kept = '';
  let position = 0;
  for (const { start, end } of otherLanguage(program, locale)) {
    kept += code.slice(position, start);
    position = end;
  }
  return kept + code.slice(position);
}

/** The stretches to leave out, in their order, none inside another. */
function otherLanguage(node: Node, locale: Locale): { start: number; end: number }[] {
  const properties = node.type === 'ObjectExpression' ? (node['properties'] as Property[]) : [];
  const [first, second] = properties;
  const names = properties.map(({ key }) => key?.name ?? key?.value);
  if (first && second && properties.length === 2 && names.includes('en') && names.includes('de')) {
    const isFirst = names[0] === locale;
    const other = isFirst ? { start: first.end, end: second.end } : { start: first.start, end: second.start };
    const inside = otherLanguage(isFirst ? first : second, locale);
    return isFirst ? [...inside, other] : [other, ...inside];
  }
  return Object.values(node)
    .flatMap((part) => (Array.isArray(part) ? part : [part]))
    .filter((part): part is Node => typeof part === 'object' && part !== null && 'start' in part)
    .toSorted((one, next) => one.start - next.start)
    .flatMap((part) => otherLanguage(part, locale));
}
