import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { confirmedWords as words } from '#content/account/confirmed.ts';
import { StepBox } from './step-box.tsx';
import styles from './sign-in.module.css';
import { StepTitle } from './step-title.tsx';

/** The end of a way: what is done now, and where to go on. Its heading takes the focus. */
export function StepDone({ title, text }: { title: string; text: string }) {
  const t = useWords();
  return (
    <StepBox>
      <StepTitle>{title}</StepTitle>
      <p>{text}</p>
      <p className={styles.buttons}>
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
