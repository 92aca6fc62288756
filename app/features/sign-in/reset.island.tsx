import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { useAuth } from '#app/lib/account/auth.tsx';
import { focusTitle } from '#app/lib/browser/focus-title.ts';
import { useLongWait } from '#app/lib/browser/use-long-wait.ts';
import { deleteDraft } from '#app/lib/forms/drafts.ts';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import { pathTo } from '#app/paths.ts';
import oneLine from '#app/ui/lines.module.css';
import { codeWords } from '#content/account/code-step.ts';
import { linkWords } from '#content/account/confirm.ts';
import { accountFormWords } from '#content/account/form.ts';
import { resetWords as words } from '#content/account/reset.ts';
import { AskingForm, useAsking } from './asking-form.tsx';
import { accountDraft, addressOnly } from './draft.ts';
import { EmailField } from './email-field.tsx';
import { askForMail } from './requests.ts';
import { needsSecondStep } from './second-step.ts';
import { Needs, SignedOutNote, StepBox } from './step-parts.tsx';
import { CodeStep, FactorStep, LinkStep, NewPassword, StepNotLoaded } from './steps-on-demand.tsx';
import { useMailLink } from './use-mail-link.ts';
import { useStep } from './use-step.ts';

/** A new password for somebody who forgot theirs: the address, the mail, then the password. */
export function Reset() {
  const t = useWords();
  const auth = useAuth();
  const { step, goTo, goOn, goBack, left, leave } = useStep();
  const { link, count, forget: forgetLink } = useMailLink();
  const failed = t(linkWords.password.title);

  // After a reload, until it is known who is signed in.
  const isWaiting = step?.step === 'factor' && auth.status === 'loading';
  const isLong = useLongWait(isWaiting);

  async function prove(): Promise<void> {
    if (await needsSecondStep()) await goOn({ step: 'factor' });
    else await arrive();
  }

  async function arrive(): Promise<void> {
    deleteDraft(accountDraft, '');
    await goOn({ step: 'password' });
  }

  function onNew(): void {
    forgetLink();
    focusTitle();
  }

  function onLeft(said: Outcome): void {
    forgetLink();
    leave(said);
  }

  if (isWaiting) return <StepNotLoaded isWaiting={!isLong} onRetry={() => location.reload()} />;
  if (step?.step === 'factor' && auth.status === 'signed-in')
    return <FactorStep session={auth.session} onProved={arrive} onLeft={onLeft} />;
  if (step?.step === 'password') return <NewPassword again={t(linkWords.password.button)} />;
  if (link && !step) return <LinkStep key={count} link={link} onProved={prove} onNew={onNew} />;
  if (step?.step === 'code')
    return (
      <CodeStep
        purpose="password"
        email={step.email}
        sent={t(words.sent, { email: step.email })}
        failed={failed}
        onProved={prove}
        onOther={goBack}
      />
    );
  return (
    <>
      {left && <SignedOutNote left={left} />}
      <ResetForm onSent={(email) => goTo({ step: 'code', email })} />
    </>
  );
}

/** The first step of a reset: where the mail shall go. `onSent` runs for every address, known or not. */
function ResetForm({ onSent }: { onSent: (email: string) => Promise<void> }) {
  const t = useWords();
  const required = { email: t(accountFormWords.emailMissing) };
  const asking = useAsking({ id: 'reset', required, kept: addressOnly });

  async function send(): Promise<void> {
    const email = asking.typed('email').trim();
    const answer = await asking.ask(
      t(codeWords.notSent),
      askForMail('password', email, t.locale),
      t(accountFormWords.mailUnheard),
    );
    if (answer.ok) await onSent(email);
  }

  return (
    <StepBox>
      <Needs />
      <AskingForm label={t(words.button)} asking={asking} button={t(words.button)} onSend={send}>
        <EmailField {...asking.field('email')} />
      </AskingForm>
      <p className={oneLine.small}>
        {t(words.remembered)} <Link to={pathTo('signin')}>{t(words.signIn)}</Link>
      </p>
    </StepBox>
  );
}
