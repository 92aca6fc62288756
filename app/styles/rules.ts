/**
 * The rules of a page's sheets, so that those of which nothing stands on the page can be left out: text that always
 * stands, rules with the classes that each of their selectors asks for, and blocks (`@layer`, `@media`) around others.
 */
export type Rules = readonly (string | Rule | Block)[];

type Rule = {
  readonly selectors: readonly { readonly text: string; readonly classes: readonly string[] }[];
  readonly body: string;
};
type Block = { readonly head: string; readonly rules: Rules };

/**
 * The rules of what stands in this HTML. A class counts wherever its name stands: scripts read some from other
 * attributes. `islandClasses`: what each island may show later, by its name. Only what it loads then brings its sheets.
 */
export function rulesFor(
  rules: Rules,
  html: string,
  islandClasses: Readonly<Record<string, readonly string[]>>,
): string {
  const words = new Set(html.match(/\b[a-zA-Z][0-9A-Z]\b/gu));
  for (const [, name = ''] of html.matchAll(/ data-name="(\w+)"/gu))
    for (const word of islandClasses[name] ?? []) words.add(word);
  return textOf(rules, (name) => words.has(name));
}

const textOf = (rules: Rules, stands: (name: string) => boolean): string =>
  rules
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('head' in part) return around(part.head, textOf(part.rules, stands));
      const selectors = part.selectors.filter(({ classes }) => classes.every(stands));
      return around(selectors.map(({ text }) => text).join(','), selectors.length > 0 ? part.body : '');
    })
    .join('');

const around = (head: string, body: string) => body && `${head}{${body}}`;
