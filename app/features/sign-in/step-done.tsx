import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { useAuth } from '#app/lib/account/auth.tsx';
import { pathTo } from '#app/paths.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { buttonClass } from '#app/ui/button.tsx';
import { confirmedWords as words } from '#content/account/confirmed.ts';
import { StepBox, StepTitle } from './step-parts.tsx';

/** The end of a way: what is done now, and where to go on. Its heading takes the focus. */
export function StepDone({ title, text }: { title: string; text: string }) {
  const t = useWords();
  return (
    <StepBox>
      <StepTitle>{title}</StepTitle>
      <p>{text}</p>
      <p className={buttonRow.buttons}>
        <Link className={buttonClass()} to={pathTo('account')}>
          {t(words.account)}
        </Link>
        <Link className={buttonClass('quiet')} to={pathTo('home')}>
          {t(words.home)}
        </Link>
      </p>
    </StepBox>
  );
}

/** Says in a sentence whose account somebody is signed in to, once a link or code has led there. */
export function useWhose(): string {
  const t = useWords();
  const auth = useAuth();
  const email = auth.status === 'signed-in' ? auth.session.user.email : undefined;
  return email ? t(words.whose, { email }) : '';
}

/** Stands where an address was just confirmed: welcome, and the ways on. */
export function Confirmed() {
  const t = useWords();
  const text = [t(words.text), useWhose(), t(words.password)].join(' ');
  return <StepDone title={t(words.title)} text={text} />;
}
