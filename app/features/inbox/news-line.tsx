import { useWords } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { listWords as words } from '#content/inbox/list.ts';
import styles from './team-inbox.module.css';

type Props = { count: number; isBusy: boolean; onShow: () => void };

/** How many messages have come since, said by itself, and the button that shows them. Its room is always kept. */
export function NewsLine({ count, isBusy, onShow }: Props) {
  const t = useWords();
  const text = t(count === 1 ? words.newOne : words.newOnes, { count });
  return (
    <p className={styles.news}>
      <span>
        <span role="status">{count > 0 && text}</span>
        {count === 0 && (
          <span className={styles.unseen} aria-hidden="true">
            {text}
          </span>
        )}
      </span>
      <span className={count === 0 ? styles.unseen : undefined}>
        <Button look="quiet" aria-disabled={isBusy} onClick={() => !isBusy && onShow()}>
          {t(words.showNew)}
        </Button>
      </span>
    </p>
  );
}
