// Something that is seen. Besides spaces, what takes no room (DI: joiners, marks, fillers of Hangul), and the empty sign of
// Braille, are not.
const seen = /[^\s\p{DI}\u2800]/u;

/** What somebody has said: without the spaces around it, and empty where a reader would see nothing of it. */
export const said = (text: string): string => (seen.test(text) ? text.trim() : '');

/** How many characters a reader sees of it: what takes no room is none, a run of spaces is one, and so are all marks on a letter. */
export const seenLength = (text: string): number =>
  text
    .replace(/[\p{DI}\u2800]/gu, '')
    .trim()
    .replace(/\s+|\p{M}+/gu, ' ').length;
