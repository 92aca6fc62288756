import { startTransition, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useAuth } from '#app/lib/auth.tsx';
import { deleteDraft } from '#app/lib/drafts.ts';
import { linkWords } from '#content/account/confirm.ts';
import { resetWords as words } from '#content/account/reset.ts';
import { accountDraft } from './draft.ts';
import { CodeStep, FactorStep, LinkStep, NewPassword } from './later.tsx';
import { ResetForm } from './reset-form.tsx';
import { needsSecondStep } from './second-step.ts';
import { useMailLink } from './use-mail-link.ts';
import { useStep } from './use-step.ts';

/** A new password for somebody who forgot theirs: the address, the mail, then the password. */
export function Reset() {
  const t = useWords();
  const auth = useAuth();
  const { step, goTo, goBack } = useStep();
  const { link, count, forget } = useMailLink();
  const [isFactorMissing, setFactorMissing] = useState(false);
  const failed = t(linkWords.password.title);

  async function prove(): Promise<void> {
    if (await needsSecondStep()) return startTransition(() => setFactorMissing(true));
    arrive();
  }

  function arrive(): void {
    deleteDraft(accountDraft, '');
    setFactorMissing(false);
    goTo({ step: 'password' });
  }

  if (isFactorMissing && auth.status === 'signed-in')
    return (
      <FactorStep
        session={auth.session}
        onProved={arrive}
        onLeft={() => {
          setFactorMissing(false);
          goBack();
        }}
      />
    );
  if (step?.step === 'password') return <NewPassword again={t(linkWords.password.button)} />;
  if (link) return <LinkStep key={count} link={link} onProved={() => void prove()} onNew={forget} />;
  if (step?.step === 'code')
    return (
      <CodeStep
        purpose="password"
        email={step.email}
        sent={t(words.sent, { email: step.email })}
        failed={failed}
        onProved={() => void prove()}
        onOther={goBack}
      />
    );
  return <ResetForm onSent={(email) => goTo({ step: 'code', email })} />;
}
