const mark = '…';

/** The first words of a text, for a message that begins with it. `firstWords('a b c d', 3)` is `a b c…`. */
export function firstWords(text: string, count: number): string {
  const words = text.trim().split(/\s+/u);
  return words.length <= count ? words.join(' ') : words.slice(0, count).join(' ') + mark;
}

/** The first characters, as people count them: no letter is cut in two. `firstCharacters('grün', 3)` is `grü…`. */
export function firstCharacters(text: string, count: number): string {
  const characters = [...text.trim()];
  return characters.length <= count ? characters.join('') : characters.slice(0, count).join('').trimEnd() + mark;
}

/** The first entries of a list in one line. `firstEntries(['a', 'b', 'c'], 2)` is `a, b…`. */
export function firstEntries(entries: readonly string[], count: number): string {
  return entries.slice(0, count).join(', ') + (entries.length > count ? mark : '');
}
