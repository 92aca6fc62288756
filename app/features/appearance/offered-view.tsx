import { useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { keep } from '#app/lib/browser/kept.ts';
import { defaultAppearance } from '#app/lib/view/appearance.ts';
import { readingNumbers, readingSwitches } from '#app/lib/view/reading.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { closeDialogAround, Dialog } from '#app/ui/dialog.tsx';
import { Lines } from '#app/ui/lines.tsx';
import { readingWords } from '#content/frame/reading.ts';
import { takeAlongWords as words } from '#content/frame/take-along.ts';
import type { Words } from '#contract/words.ts';
import { chooseAppearance, followDevice } from './appearance-store.ts';
import type { View } from './reading-link.ts';
import { chooseReading } from './reading-store.ts';
import { valueInWords } from './value-in-words.ts';

/** Asks whether the settings of a link shall count here, and says which they are. */
export function OfferedView({ view, onClose }: { view: View; onClose: () => void }) {
  const t = useWords();
  const last = useRef<HTMLDivElement>(null);
  const close = () => closeDialogAround(last.current);

  function use(): void {
    keep('textEnhancement', view.isBold || undefined);
    // The boot script shows Bold as another tab's choice. It shows what is stored alone, so all else comes after it.
    dispatchEvent(new Event('storage'));
    chooseReading(view.reading);
    if (view.colours === 'device') followDevice();
    else chooseAppearance(view.colours ?? defaultAppearance);
    close();
  }

  return (
    <Dialog title={t(words.title)} titleId="offered-view" describedBy="offered-view-about" onClosed={onClose}>
      <p id="offered-view-about">{t(words.about)}</p>
      <Lines of={linesOf(t, view)} />
      <p>{t(words.instead)}</p>
      <div className={buttonRow.buttons} ref={last}>
        <Button onClick={use}>{t(words.use)}</Button>
        <Button look="quiet" onClick={close}>
          {t(words.leave)}
        </Button>
      </div>
    </Dialog>
  );
}

function linesOf(t: Words, { reading, colours, isBold }: View): string[] {
  const numbers = readingNumbers.flatMap((of) => {
    const value = reading[of];
    if (value === undefined) return [];
    return [t(words.line, { name: t(readingWords[of]), value: valueInWords(t, of, value) })];
  });
  return [
    ...numbers,
    ...readingSwitches.filter((of) => reading[of]).map((of) => t(readingWords[of])),
    ...(reading.font ? [t(words.line, { name: t(readingWords.font), value: t(readingWords[reading.font]) })] : []),
    ...(colours === 'device'
      ? [t(words.device)]
      : colours
        ? [t(words.colours, { background: colours.backgroundColor, text: colours.textColor })]
        : []),
    ...(isBold ? [t(words.bold)] : []),
  ];
}
