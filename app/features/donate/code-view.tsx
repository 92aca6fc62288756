import { useWords } from '#app/i18n/locale.ts';
import { CodePicture } from '#app/ui/code-picture.tsx';
import { drawCode } from '#app/ui/draw-code.ts';
import { amountWords } from '#content/support/donate.ts';
import { codeWords } from '#content/support/transfer-notice.ts';
import { inDigits } from './amount-words.ts';
import styles from './code-view.module.css';
import { giroCode, type Transfer } from './giro-code.ts';

/** The drawn code. It holds exactly what is printed beside it; what does not fit is not drawn. */
export function CodeView(transfer: Transfer) {
  const t = useWords();
  const bytes = giroCode(transfer);
  if (!bytes) return <p>{t(codeWords.tooLong)}</p>;
  const { holder, iban, reference, euros } = transfer;
  const amount = euros === undefined ? t(codeWords.openAmount) : t(amountWords.preset, { amount: inDigits(euros, t) });
  return (
    <figure className={styles.figure}>
      <CodePicture name={t(codeWords.name, { holder, iban, reference, amount })} {...drawCode(bytes)} />
      <figcaption>
        {t(codeWords.text)} <strong>{amount}</strong>
      </figcaption>
    </figure>
  );
}
