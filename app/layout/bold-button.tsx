import { useWords } from '#app/i18n/locale.ts';
import { boldWords } from '#content/frame/bold.ts';
import { BoldIcon } from '#app/ui/icons.tsx';
import styles from './header-tool.module.css';
import { HeaderTool } from './header-tool.tsx';

/**
 * Turns the bold word starts on and off. The boot script does it (app/browser/boot.ts), the words are painted by
 * app/browser/bold.ts. That the button stays pressed is the outcome that stays.
 */
export function BoldButton() {
  const t = useWords();
  return (
    <div className={styles.place}>
      <HeaderTool
        className={styles.bold}
        icon={<BoldIcon />}
        label={t(boldWords.name)}
        id="bold"
        aria-pressed={false}
        data-on={t(boldWords.enabled)}
        data-off={t(boldWords.disabled)}
      />
    </div>
  );
}
