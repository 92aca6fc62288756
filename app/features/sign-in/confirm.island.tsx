import { startTransition, useState } from 'react';
import { goTo } from '#app/lib/browser/go-to.ts';
import { useWords } from '#app/i18n/locale.ts';
import { askAccount } from '#app/lib/account/account.ts';
import { useAuth } from '#app/lib/account/auth.tsx';
import { deleteDraft } from '#app/lib/forms/drafts.ts';
import { leaveToast } from '#app/lib/browser/toasts.ts';
import { pathTo } from '#app/paths.ts';
import { inLocale } from '#contract/locale.ts';
import { confirmWords as words } from '#content/account/confirm.ts';
import { signInWords } from '#content/account/sign-in.ts';
import { accountDraft } from './draft.ts';
import { Confirmed, StepDone, FactorStep, LinkStep, TypedStep } from './steps-on-demand.tsx';
import { NoScript } from './step-parts.tsx';
import { needsSecondStep } from './second-step.ts';
import styles from './sign-in.module.css';
import { useMailLink } from './use-mail-link.ts';
import type { LinkType, MailLink } from './mail-link.ts';

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

  async function prove(type: LinkType): Promise<void> {
    if (type === 'email_change') {
      setReached({ is: 'agreed' });
      // It begins no session. One that is here, maybe in another tab, learns its new address.
      if (auth.status === 'signed-in') await askAccount((client) => client.refreshSession());
      return;
    }
    if (await needsSecondStep()) return setReached({ is: 'factor', type });
    arrive(type);
  }

  function arrive(type: LinkType): void {
    deleteDraft(accountDraft, '');
    if (type === 'recovery' || type === 'invite')
      return goTo(inLocale(pathTo('auth/reset'), t.locale), { state: { step: 'password' }, replace: true });
    if (type !== 'magiclink') return setReached({ is: 'confirmed' });
    leaveToast({ title: t(signInWords.welcome), text: t(signInWords.welcomeText) });
    goTo(inLocale(pathTo('account'), t.locale), { replace: true });
  }

  if (reached?.is === 'factor' && auth.status === 'signed-in') {
    const { type } = reached;
    return (
      <FactorStep
        session={auth.session}
        onProved={() => arrive(type)}
        onLeft={() => goTo(inLocale(pathTo('signin'), t.locale))}
      />
    );
  }
  if (reached?.is === 'agreed') return <StepDone title={t(words.agreed)} text={t(words.agreedText)} />;
  if (reached?.is === 'confirmed') return <Confirmed />;
  return (
    <div className={styles.room}>
      <NoScript />
      {isRead &&
        (link && !isTyping ? (
          <LinkStep link={link} onProved={() => void prove(link.type)} onNew={() => setTyping(true)} />
        ) : (
          <TypedStep onProved={(type) => void prove(type)} />
        ))}
    </div>
  );
}
