import { useWords } from '#app/i18n/locale.ts';
import { secondStepWords as words } from '#content/account/second-step.ts';
import { SignInLink } from './sign-in-link.tsx';

/** Stands in place of the inbox while the sign-in is only half done: the server refuses it all. */
export function SecondStepMissing() {
  const t = useWords();
  return (
    <section>
      <h2>{t(words.title)}</h2>
      <p>{t(words.team)}</p>
      <SignInLink label={t(words.go)} />
    </section>
  );
}
