import { locales } from '#contract/locale.ts';
import type { PageInEditing, PageText } from '#contract/page-texts.ts';
import type { Current } from '#contract/words.ts';
import { decoded, htmlTokens, isVoid } from './html-tokens.ts';
import { isList } from './page-lists.ts';
import { builtIn } from './page-texts.ts';

// Signs for private use: no text holds them (server/texts/text-schemas.ts), and nothing that is done to a text on its way
// to the page takes a part of them away. `begin` is followed by the number of the text, in digits of their own.
const begin = '\uE000';
const end = '\uE001';
const zero = 0xe010;
const signs = /\uE000([\uE010-\uE019]+)|\uE001/gu;
const markInAddress = /%EE%80%(?:80(?:%EE%80%9\d)+|81)/gu;

const digits = (number: number) =>
  String(number).replaceAll(/\d/gu, (digit) => String.fromCodePoint(zero + Number(digit)));
const numberOf = (written: string) => Number([...written].map((sign) => (sign.codePointAt(0) ?? zero) - zero).join(''));
const withoutMarks = (text: string) => text.replaceAll(signs, '').replaceAll(markInAddress, '');

/** Puts a mark around each text that is said, so that it is found again in the finished page wherever it went. */
export function marking() {
  const keys: string[] = [];
  const lists = new Set<string>();
  let looked: string | undefined;
  const mark = (key: string, text: PageText): PageText => {
    const known = keys.indexOf(key);
    const number = known < 0 ? keys.push(key) - 1 : known;
    const around = (line: string) => begin + digits(number) + line + end;
    const marked = locales.map((locale) => {
      const said = text[locale];
      return [locale, typeof said === 'string' ? around(said) : said.map(around)];
    });
    return Object.fromEntries(marked) as PageText;
  };
  return {
    /** The names of the texts, by their numbers. */
    keys,
    /** The names of the lists that the team may change. */
    lists,
    onSaid: (key: string) => {
      looked = key;
      if (isList(key)) lists.add(key);
    },
    around:
      (current: Current): Current =>
      <Value>(value: Value): Value => {
        looked = undefined;
        const piece = current(value);
        if (looked === undefined || builtIn(looked) === undefined) return piece;
        return mark(looked, piece as PageText) as Value;
      },
  };
}

// What stands in these is no place for an element.
const textOnly = /^(?:option|textarea|title|text|desc)$/u;

type Element = {
  readonly name: string;
  /** The text that began in it and has not ended: where in `out`, and its number. */
  begun?: { readonly at: number; readonly number: number } | undefined;
};

/**
 * The main part of a page that was drawn with marks: each text in an element that names it, and everything else as a still
 * picture of itself. What has no place for an element, in attributes and in `head`, is listed apart.
 */
export function markedMain(
  html: string,
  head: readonly string[],
  keys: readonly string[],
): Omit<PageInEditing, 'lists'> {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/u.exec(html) ?? [];
  const out: string[] = [];
  const seen = new Set<string>();
  const unseen = new Map<string, string>();
  const open: Element[] = [{ name: 'main' }];
  // How many texts stand in each other: the outermost counts, what is filled into it does not.
  let depth = 0;

  head.forEach(list);
  for (const [token, slash, name = ''] of htmlTokens(main)) {
    if (name === '') textToken(token);
    else if (slash !== '') {
      const left = open.pop()?.begun;
      // It ends elsewhere than where it began, so it cannot be pressed as one.
      if (left)
        list(
          `${begin}${digits(left.number)}${out
            .slice(left.at)
            .join('')
            .replaceAll(/<[^>]*>/gu, '')}`,
        );
      if (left) depth = 0;
      out.push(`</${stillNames[name] ?? name}>`);
    } else {
      list(token);
      out.push(stillTag(withoutMarks(token), name));
      if (!isVoid(name)) open.push({ name });
    }
  }
  return {
    main: out.join(''),
    unseen: [...unseen].filter(([key]) => !seen.has(key)).map(([key, text]) => ({ key, text })),
  };

  function list(text: string): void {
    for (const [, written = '', said = ''] of text.matchAll(/\uE000([\uE010-\uE019]+)([^\uE000\uE001]*)/gu)) {
      const key = keys[numberOf(written)] ?? '';
      if (!unseen.has(key)) unseen.set(key, decoded(said));
    }
  }

  function textToken(text: string): void {
    const inside = open.at(-1);
    if (!inside || textOnly.test(inside.name)) {
      list(text);
      out.push(withoutMarks(text));
      return;
    }
    let from = 0;
    for (const found of text.matchAll(signs)) {
      out.push(text.slice(from, found.index));
      from = found.index + found[0].length;
      const [, written] = found;
      if (written === undefined) endText(inside);
      else if (depth++ === 0) inside.begun = { at: out.push('') - 1, number: numberOf(written) };
    }
    out.push(text.slice(from));
  }

  function endText(inside: Element): void {
    if (depth > 0) depth -= 1;
    if (depth > 0 || !inside.begun) return;
    const key = keys[inside.begun.number] ?? '';
    out[inside.begun.at] = `<span data-text="${key}">`;
    out.push('</span>');
    seen.add(key);
    inside.begun = undefined;
  }
}

/** What a page in editing has in place of what acts. */
const stillNames: Readonly<Record<string, string>> = {
  'eco-island': 'eco-slot',
  button: 'span',
  form: 'div',
  // All that is closed stands open.
  details: 'div',
  summary: 'div',
};
const acting =
  / (?:href|open|action|method|type|name|tabindex|popovertarget|aria-haspopup|aria-expanded|data-(?:name|from|until|id|props|script|press|state))="[^"]*"/gu;

function stillTag(tag: string, name: string): string {
  const still = stillNames[name];
  if (still !== undefined) return tag.replace(name, still).replaceAll(acting, '');
  if (name === 'a') return tag.replaceAll(acting, '');
  if (/^(?:input|select|textarea)$/u.test(name)) return tag.replace(/(?= ?\/?>$)/u, ' disabled=""');
  return tag;
}
