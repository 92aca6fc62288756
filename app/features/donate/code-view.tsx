import { useWords } from '#app/i18n/locale.ts';
import { amountWords } from '#content/support/donate.ts';
import { codeWords } from '#content/support/transfer-notice.ts';
import { inDigits } from './amount-words.ts';
import styles from './code-view.module.css';
import { drawCode } from './draw-code.ts';
import { giroCode, type Transfer } from './giro-code.ts';

/** The drawn code. It holds exactly what is printed beside it; what does not fit is not drawn. */
export function CodeView(transfer: Transfer) {
  const t = useWords();
  const bytes = giroCode(transfer);
  if (!bytes) return <p>{t(codeWords.tooLong)}</p>;
  const { holder, iban, reference, euros } = transfer;
  const { size, path } = drawCode(bytes);
  const amount = euros === undefined ? t(codeWords.openAmount) : t(amountWords.preset, { amount: inDigits(euros, t) });
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.code}
        role="img"
        aria-label={t(codeWords.name, { holder, iban, reference, amount })}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption>
        {t(codeWords.text)} <strong>{amount}</strong>
      </figcaption>
    </figure>
  );
}
