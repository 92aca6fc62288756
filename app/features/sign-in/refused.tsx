import { useWords } from '#app/i18n/locale.ts';
import { Outcome } from '#app/ui/outcome.tsx';
import { inPlainWords, type Explained } from './explain.ts';
import styles from './sign-in.module.css';

/** What failed and why, beside what was pressed: in plain words, and small below in the server's. */
export function Refused({ failed }: { failed: Explained | undefined }) {
  const t = useWords();
  const said = failed?.words?.serverWords(failed.failure, t);
  return (
    <>
      <Outcome text={failed && `${failed.title}. ${inPlainWords(failed, t)}`} isFailure />
      {said && <p className={styles.small}>{said}</p>}
    </>
  );
}
