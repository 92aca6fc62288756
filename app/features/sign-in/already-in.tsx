import type { Session } from '@supabase/auth-js';
import type { ReactNode } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import { pathTo } from '#app/paths.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button, buttonClass } from '#app/ui/button.tsx';
import bySession from '#app/ui/by-session.module.css';
import { signedInWords as words } from '#content/account/sign-in.ts';
import { signOut } from './sign-out.ts';
import { SignedOutNote, StepBox } from './step-parts.tsx';
import type { View } from './use-view.ts';

type Props = {
  /** Undefined until it is read. */
  session: Session | undefined;
  onLeft: (left: Outcome) => void;
};

/** What stands in place of the form for whoever is signed in. */
export function AlreadyIn({ session, onLeft }: Props) {
  const t = useWords();
  return (
    <StepBox>
      <h2>{t(words.title)}</h2>
      <p>{session && t(words.as, { email: session.user.email ?? '' })}</p>
      <p className={buttonRow.buttons}>
        <Link className={buttonClass()} to={pathTo('account')}>
          {t(words.account)}
        </Link>
        <Button look="quiet" aria-disabled={!session} onClick={() => session && void signOut(t, onLeft)}>
          {t(words.signOut)}
        </Button>
      </p>
    </StepBox>
  );
}

type WayInProps = {
  view: View;
  left: Outcome | undefined;
  onLeft: (left: Outcome) => void;
  className?: string | undefined;
  children: ReactNode;
};

/** What stands here for whoever is signed out. Until that is known, both are drawn and the page shows the one that is likely. */
export function WayIn({ view, left, onLeft, className = '', children }: WayInProps) {
  const isLoading = view === 'loading';
  return (
    <>
      {isLoading && (
        <div className={bySession.whenIn}>
          <AlreadyIn session={undefined} onLeft={onLeft} />
        </div>
      )}
      <div className={isLoading ? `${className} ${bySession.whenOut}` : className}>
        {left && <SignedOutNote left={left} />}
        {children}
      </div>
    </>
  );
}
