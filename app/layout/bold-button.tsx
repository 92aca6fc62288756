import { useEffect, useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { boldWords } from '#content/frame/bold.ts';
import { isTextEnhanced, useTextEnhancement } from '#app/lib/text-enhancement.ts';
import { showToast } from '#app/lib/toasts.ts';
import { useEarlyPress } from '#app/lib/use-early-press.ts';
import { BoldIcon } from '#app/ui/icons.tsx';
import styles from './header-tool.module.css';
import { HeaderTool } from './header-tool.tsx';

/**
 * Turns the bold word starts on and off. The boot script does it, before React too; here they are
 * painted, and told. That the button stays pressed is the outcome that stays.
 */
export function BoldButton() {
  const t = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const isOn = useTextEnhancement();
  const tell = (isNowOn: boolean) => showToast({ title: t(isNowOn ? boldWords.enabled : boldWords.disabled) });
  useEarlyPress(button, () => tell(isTextEnhanced()));
  useWordStarts(isOn);
  return (
    <div className={styles.place}>
      <HeaderTool
        className={styles.bold}
        icon={<BoldIcon />}
        label={t(boldWords.name)}
        id="bold"
        ref={button}
        data-early=""
        aria-pressed={isOn}
        // The boot script may know better than the prerendered page.
        suppressHydrationWarning
        // It toggles after this (app/boot.ts).
        onClick={() => tell(!isTextEnhanced())}
      />
    </div>
  );
}

/** Where words cannot be painted, or their script cannot be loaded, all text is heavier instead. */
function useWordStarts(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const { classList } = document.documentElement;
    const loading =
      'highlights' in CSS
        ? import('#app/lib/text-enhancement-highlights.ts')
        : Promise.reject(new Error('unknown here'));
    let stop = () => classList.remove('text-heavier');
    let isOver = false;
    loading.then(
      (highlights) => {
        if (!isOver) stop = highlights.keepWordsPainted();
        return stop;
      },
      () => isOver || classList.add('text-heavier'),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [isOn]);
}
