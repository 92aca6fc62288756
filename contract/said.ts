// Besides spaces: what takes no room (joiners, marks, fillers of Hangul), and the empty sign of Braille.
const nothing = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** What somebody has said: without the spaces around it, and empty where a reader would see nothing of it. */
export const said = (text: string): string => (nothing.test(text) ? '' : text.trim());
