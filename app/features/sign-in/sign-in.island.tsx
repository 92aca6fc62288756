import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { leaveToast } from '#app/lib/browser/toasts.ts';
import { useHydrated } from '#app/lib/browser/use-hydrated.ts';
import { deleteDraft } from '#app/lib/forms/drafts.ts';
import { pathTo } from '#app/paths.ts';
import { signInWords as words } from '#content/account/sign-in.ts';
import { accountTitles } from '#content/account/titles.ts';
import { inLocale } from '#contract/locale.ts';
import { AlreadyIn, WayIn } from './already-in.tsx';
import { accountDraft } from './draft.ts';
import { leaveFor } from './leave-for.ts';
import { nextPage } from './next-page.ts';
import { mustSetUpStep, needsSecondStep } from './second-step.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in.module.css';
import { CodeStep, FactorStep, Services } from './steps-on-demand.tsx';
import { useStep } from './use-step.ts';
import { useView } from './use-view.ts';

/** The way in: by password or mailed code, then the second step of an account that has one. */
export function SignIn() {
  const t = useWords();
  const { view, session, hold } = useView();
  const { step, goTo, goBack, left, leave } = useStep(view === 'factor' || view === 'in');
  const isHydrated = useHydrated();

  async function arrive(): Promise<void> {
    if (await needsSecondStep()) return hold(false);
    deleteDraft(accountDraft, '');
    leaveToast({ title: t(words.welcome), text: t(words.welcomeText) });
    // There somebody of the team sets up what their role waits for.
    const account = (await mustSetUpStep()) ? inLocale(pathTo('account'), t.locale) : undefined;
    // In place of this page: Back would bring it out of the browser's cache with the password in it, for anybody.
    await leaveFor(account ?? nextPage(location.search, location.origin, t.locale));
  }

  const proving = { onChecking: hold, onProved: arrive };
  if (view === 'factor' && session) return <FactorStep session={session} {...proving} onLeft={leave} />;
  if (view === 'in') return <AlreadyIn session={session} onLeft={leave} />;
  if (view === 'out' && step?.step === 'code')
    return (
      <CodeStep
        purpose="sign-in"
        email={step.email}
        sent={t(words.codeSent, { email: step.email })}
        failed={t(words.failed)}
        {...proving}
        onOther={goBack}
      />
    );
  return (
    <WayIn view={view} left={left} onLeft={leave} className={styles.tall}>
      <SignInForm {...proving} onCode={(email) => goTo({ step: 'code', email })} />
      <p>
        {t(words.noAccount)} <Link to={pathTo('signup')}>{t(accountTitles.signupTitle)}</Link>
      </p>
      {isHydrated && <Services {...proving} />}
    </WayIn>
  );
}
