export type Mark = 'bold' | 'link' | 'list' | 'heading' | 'quote';

/** What takes the place of a stretch of a text, and what of it is selected then, counted from its beginning. */
export type Edit = {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly selected: readonly [number, number];
};

const begins = { list: '- ', heading: '## ', quote: '> ' } as const;
const address = 'https://';

/**
 * What a button above a description writes (app/ui/markup.ts reads it). Around the selected words, or around `here` where
 * nothing is selected; before each selected line. Pressed again on such lines it takes the mark away.
 */
export function markUp(mark: Mark, text: string, start: number, end: number, here: string): Edit {
  if (mark === 'bold' || mark === 'link') {
    const words = text.slice(start, end) || here;
    if (mark === 'bold') return { from: start, to: end, text: `**${words}**`, selected: [2, 2 + words.length] };
    const before = words.length + 3;
    return {
      from: start,
      to: end,
      text: `[${words}](${address})`,
      selected: [before, before + address.length],
    };
  }
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(start, end));
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const { [mark]: begin } = begins;
  const isMarked = lines.every((line) => line.startsWith(begin));
  const written = lines.map((line) => (isMarked ? line.slice(begin.length) : begin + line)).join('\n');
  return { from, to, text: written, selected: [written.length, written.length] };
}
