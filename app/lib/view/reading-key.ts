/** The settings of `reading.ts` are stored under this name. Apart, because the script in the head needs no more. */
export const readingKey = 'reading';
