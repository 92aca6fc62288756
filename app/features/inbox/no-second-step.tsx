import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { secondStepWords as words } from '#content/account/second-step.ts';

/** For somebody of the team whose role does not count yet: the way to what it waits for. */
export function NoSecondStep() {
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
