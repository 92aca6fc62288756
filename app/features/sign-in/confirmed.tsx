import { useWords } from '#app/i18n/locale.ts';
import { confirmedWords as words } from '#content/account/confirmed.ts';
import { StepDone } from './step-done.tsx';
import { useWhose } from './use-whose.ts';

/** Stands where an address was just confirmed: welcome, and the ways on. */
export function Confirmed() {
  const t = useWords();
  const text = [t(words.text), useWhose(), t(words.password)].join(' ');
  return <StepDone title={t(words.title)} text={text} />;
}
