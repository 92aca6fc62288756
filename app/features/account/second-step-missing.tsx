import { useWords } from '#app/i18n/locale.ts';
import { secondStepWords as words } from '#content/account/second-step.ts';
import { SignInLink } from './signed-out.tsx';
import styles from './parts.module.css';

/** Stands in place of the forms while the sign-in is only half done: the server would refuse them all. */
export function SecondStepMissing() {
  const t = useWords();
  return (
    <section className={styles.parts}>
      <h2>{t(words.title)}</h2>
      <p>{t(words.account)}</p>
      <SignInLink label={t(words.go)} />
    </section>
  );
}
