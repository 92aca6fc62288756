import { useWords } from '#app/i18n/locale.ts';
import { confirmedWords as words } from '#content/confirmed.ts';
import { Done } from './done.tsx';

/** Stands where an address was just confirmed: welcome, and the ways on. */
export function Confirmed() {
  const t = useWords();
  return <Done title={t.of(words.title)} text={`${t.of(words.text)} ${t.of(words.password)}`} />;
}
