import { useWords } from '#app/i18n/locale.ts';
import { useScriptAddress } from '#app/islands/use-script.ts';
import { listenWords } from '#content/frame/aloud.ts';

/** Has this page read aloud. Its script comes with the press (app/browser/presses.ts). */
export function ListenButton({ className }: { className: string | undefined }) {
  const t = useWords();
  return (
    <button type="button" className={className} data-scripted="" data-listen={useScriptAddress('answer-press')}>
      {t(listenWords.open)}
    </button>
  );
}
