/*
 * Signs that nobody sees and that change what is read, in one place. Not among them: the joiners and marks U+200C to U+200F,
 * with which emoji, Arabic, Persian and Hebrew are written, and soft hyphens.
 */

// They turn the direction in which all that follows is read: an address looks like another one, a number backwards.
const turning = String.raw`\u202A-\u202E\u2066-\u2069`;
// They take no room, or end a line that should be one.
const without = String.raw`\u200B\u2028\u2029\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB`;
// What marks texts on their way to a page (app/texts/marked-page.ts), what XML forbids, and half an emoji.
const unusable = String.raw`\uE000-\uE01F\uFFFE\uFFFF\p{Cs}`;

/** Taken out where somebody's words are shown to others. */
export const hiddenSigns = new RegExp(`[${turning}${without}${unusable}]`, 'gu');

const unseen = new RegExp(String.raw`(?!\n)[\p{Cc}${turning}${without}${unusable}]`, 'u');

/** Whether a text has something in it that nobody sees, but for its line ends. */
export const hasUnseen = (text: string): boolean => unseen.test(text);
