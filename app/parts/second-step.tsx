import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { secondStepWords as words } from '#content/account/second-step.ts';
import type { Localized } from '#contract/locale.ts';
import { SignInLink } from './sign-in-link.tsx';

/** Stands in place of what the server refuses while the sign-in is only half done. */
export function SecondStepMissing({ text = words.team }: { text?: Localized }) {
  const t = useWords();
  return (
    <section>
      <h2>{t(words.title)}</h2>
      <p>{t(text)}</p>
      <SignInLink label={t(words.go)} />
    </section>
  );
}

/** For somebody of the team whose role does not count yet: the way to what it waits for. */
export function SecondStepNotSetUp() {
  const t = useWords();
  return (
    <section>
      <h2>{t(words.roleTitle)}</h2>
      <p>{t(words.roleText)}</p>
      <p>
        <Link className={buttonClass()} to={pathTo('account')}>
          {t(words.roleGo)}
        </Link>
      </p>
    </section>
  );
}
