import { startTransition, useState } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { deleteDraft } from '#app/lib/forms/drafts.ts';
import { pathTo } from '#app/paths.ts';
import { signUpWords as words } from '#content/account/sign-up.ts';
import { accountTitles } from '#content/account/titles.ts';
import { AlreadyIn, WayIn } from './already-in.tsx';
import { accountDraft } from './draft.ts';
import styles from './sign-in.module.css';
import { SignUpForm } from './sign-up-form.tsx';
import { CodeStep, Confirmed } from './steps-on-demand.tsx';
import { useStep } from './use-step.ts';
import { useView } from './use-view.ts';

/** Makes an account: what it is for, the form, then the code that proves the address. */
export function SignUp() {
  const t = useWords();
  const { view, session, hold } = useView();
  const [isConfirmed, setConfirmed] = useState(false);
  const isIn = view === 'in' || view === 'factor';
  const { step, goTo, goBack, left, leave } = useStep(isConfirmed || isIn);

  function arrive(): void {
    deleteDraft(accountDraft, '');
    startTransition(() => setConfirmed(true));
  }

  if (isConfirmed) return <Confirmed />;
  if (isIn) return <AlreadyIn session={session} onLeft={leave} />;
  if (view === 'out' && step?.step === 'code')
    return (
      <CodeStep
        purpose="sign-up"
        email={step.email}
        title={t(words.sent)}
        sent={`${t(words.sentText)} ${t(words.sentTo, { email: step.email })}`}
        onChecking={hold}
        onProved={arrive}
        onOther={goBack}
      />
    );
  return (
    <WayIn view={view} left={left} onLeft={leave}>
      <h2>{t(words.about)}</h2>
      <ul className={styles.about}>
        <li>{t(words.what)}</li>
        <li>{t(words.who)}</li>
        <li>{t(words.age)}</li>
        <li>{t(words.leave)}</li>
      </ul>
      <SignUpForm onSent={(email) => goTo({ step: 'code', email })} />
      <p>
        {t(words.has)} <Link to={pathTo('signin')}>{t(accountTitles.signinTitle)}</Link>
      </p>
    </WayIn>
  );
}
