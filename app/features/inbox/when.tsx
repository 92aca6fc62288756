import { useWords } from '#app/i18n/locale.ts';
import { timeInWords } from '#app/lib/text/time-in-words.ts';

/** A moment in words, and for programs in figures. In: ISO 8601. */
export function When({ at }: { at: string }) {
  return <time dateTime={at}>{timeInWords(at, useWords())}</time>;
}
