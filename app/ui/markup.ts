/** A piece of a line: words, bold words, or words that lead to another site. */
export type Inline =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'bold'; readonly inside: readonly Inline[] }
  | { readonly is: 'link'; readonly href: string; readonly inside: readonly Inline[] };

type Line = readonly Inline[];

/** Lines that belong together; a heading is one. */
export type Block = { readonly is: 'paragraph' | 'heading' | 'list' | 'quote'; readonly lines: readonly Line[] };

/** What stands at the beginning of a line that is more than text. */
const marks = { heading: /^#{1,3}\s+/u, list: /^[-*•]\s+/u, quote: /^>\s?/u } as const;

/**
 * Reads what somebody of the team typed: `## heading`, `- list`, `> quote`, `**bold**`, `[words](https://…)` and bare
 * addresses. A small part of Markdown, and nothing of HTML: whatever is no mark stays text. Only http and https lead
 * anywhere, and none with a name before an `@`, which would look like the host. No pattern looks at a character twice, so no
 * text is slow.
 */
export function readMarkup(text: string): Block[] {
  const blocks: { is: Block['is']; lines: Line[] }[] = [];
  for (const paragraph of text.replace(/\r\n?/gu, '\n').split(/\n[^\S\n]*\n/u)) {
    let open: (typeof blocks)[number] | undefined;
    for (const line of paragraph.split('\n').map((each) => each.trim())) {
      if (line === '') continue;
      const kinds = Object.keys(marks) as (keyof typeof marks)[];
      const kind = kinds.find((each) => marks[each].test(line));
      const is = kind ?? 'paragraph';
      if (open?.is !== is || is === 'heading') {
        open = { is, lines: [] };
        blocks.push(open);
      }
      open.lines.push(readLine(kind ? line.replace(marks[kind], '') : line));
    }
  }
  return blocks;
}

const pieces = /\*\*(?=\S)([^*\n]+)\*\*|\[([^[\]\n]+)\]\((https?:\/\/[^\s()<>]+)\)|(https?:\/\/[^\s<>]+)/giu;

/** Reads the pieces of one line. */
export function readLine(line: string): Inline[] {
  const found: Inline[] = [];
  const add = (text: string) => text !== '' && found.push({ is: 'text', text });
  let position = 0;
  for (const { 0: whole, 1: bold, 2: words, 3: target, 4: bare, index } of line.matchAll(pieces)) {
    const written = bare === undefined ? whole : withoutEnd(bare);
    const href = addressOf(target ?? written);
    if (bold === undefined && href === undefined) continue;
    add(line.slice(position, index));
    position = index + written.length;
    if (bold !== undefined) found.push({ is: 'bold', inside: readLine(bold) });
    else if (href !== undefined) found.push({ is: 'link', href, inside: [{ is: 'text', text: words ?? written }] });
  }
  add(line.slice(position));
  return found;
}

/** A bare address without the end of the sentence it stands in; a bracket counts where one was opened. */
function withoutEnd(address: string): string {
  const ends = address.includes('(') ? `.,;:!?'"“”»` : `.,;:!?'"“”»)]`;
  let length = address.length;
  while (length > 0 && ends.includes(address.charAt(length - 1))) length -= 1;
  return address.slice(0, length);
}

function addressOf(text: string): string | undefined {
  try {
    const { protocol, username, password, href } = new URL(text);
    return /^https?:$/u.test(protocol) && username + password === '' ? href : undefined;
  } catch {
    return undefined;
  }
}
