import { useWords } from '#app/i18n/locale.ts';
import { partWords as words } from '#content/account-parts.ts';
import { SignInLink } from './signed-out.tsx';
import styles from './parts.module.css?late';

/** Stands in place of the forms while the sign-in is only half done: the server would refuse them all. */
export function SecondStepMissing() {
  const t = useWords();
  return (
    <section className={styles.parts}>
      <h2>{t.of(words.stepTitle)}</h2>
      <p>{t.of(words.stepText)}</p>
      <SignInLink label={t.of(words.stepGo)} />
    </section>
  );
}
