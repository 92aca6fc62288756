import { startTransition, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { askAccount } from '#app/lib/account/account.ts';
import { useAuth } from '#app/lib/account/auth.tsx';
import { focusTitle } from '#app/lib/browser/focus-title.ts';
import { leaveToast } from '#app/lib/browser/toasts.ts';
import { deleteDraft } from '#app/lib/forms/drafts.ts';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import { SignInLink } from '#app/parts/sign-in-link.tsx';
import { pathTo } from '#app/paths.ts';
import { confirmWords as words } from '#content/account/confirm.ts';
import { signInWords } from '#content/account/sign-in.ts';
import { inLocale } from '#contract/locale.ts';
import { accountDraft } from './draft.ts';
import { leaveFor } from './leave-for.ts';
import type { LinkType, MailLink } from './mail-link.ts';
import { needsSecondStep } from './second-step.ts';
import styles from './sign-in.module.css';
import { Needs, SignedOutNote, StepBox } from './step-parts.tsx';
import { Confirmed, StepDone, FactorStep, LinkStep, TypedStep } from './steps-on-demand.tsx';
import { useMailLink } from './use-mail-link.ts';

/** What was reached with a link or a code; `factor` keeps what comes after the second step. */
type Reached = { readonly is: 'agreed' | 'confirmed' } | { readonly is: 'factor'; readonly type: LinkType };

/** Where the links of our mails lead: one button, then what it was for. Also takes an address and a typed code. */
export function Confirm() {
  const { link, count, isRead } = useMailLink();
  // Each link begins anew.
  return <ConfirmSteps key={count} link={link} isRead={isRead} />;
}

function ConfirmSteps({ link, isRead }: { link: MailLink | undefined; isRead: boolean }) {
  const t = useWords();
  const auth = useAuth();
  const [reached, setNow] = useState<Reached>();
  // What was there stays until the next step is loaded.
  const setReached = (next: Reached) => startTransition(() => setNow(next));
  const [isTyping, setTyping] = useState(false);
  const [left, setLeft] = useState<Outcome>();

  async function prove(type: LinkType): Promise<void> {
    if (type === 'email_change') {
      setReached({ is: 'agreed' });
      // It begins no session. One that is here, maybe in another tab, learns its new address.
      if (auth.status === 'signed-in') await askAccount((client) => client.refreshSession());
      return;
    }
    if (await needsSecondStep()) return setReached({ is: 'factor', type });
    await arrive(type);
  }

  async function arrive(type: LinkType): Promise<void> {
    deleteDraft(accountDraft, '');
    if (type === 'recovery' || type === 'invite')
      return leaveFor(inLocale(pathTo('auth/reset'), t.locale), { state: { step: 'password' } });
    if (type !== 'magiclink') return setReached({ is: 'confirmed' });
    leaveToast({ title: t(signInWords.welcome), text: t(signInWords.welcomeText) });
    await leaveFor(inLocale(pathTo('account'), t.locale));
  }

  function onNew(): void {
    setTyping(true);
    focusTitle();
  }

  if (reached?.is === 'factor' && auth.status === 'signed-in') {
    const { type } = reached;
    return <FactorStep session={auth.session} onProved={() => arrive(type)} onLeft={setLeft} />;
  }
  if (left)
    return (
      <StepBox>
        <SignedOutNote left={left} />
        <SignInLink />
      </StepBox>
    );
  if (reached?.is === 'agreed') return <StepDone title={t(words.agreed)} text={t(words.agreedText)} />;
  if (reached?.is === 'confirmed') return <Confirmed />;
  return (
    <div className={styles.room}>
      <Needs />
      {isRead &&
        (link && !isTyping ? (
          <LinkStep link={link} onProved={() => prove(link.type)} onNew={onNew} />
        ) : (
          <TypedStep onProved={prove} />
        ))}
    </div>
  );
}
