import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useAuth } from '#app/lib/account/auth.tsx';
import { useStoredSession } from '#app/lib/account/use-stored-session.ts';
import { isTeam } from '#app/lib/account/team.ts';
import { useOnDemand } from '#app/lib/browser/use-on-demand.ts';
import { SignedOut } from '#app/parts/signed-in-room.tsx';
import { TryAgain } from '#app/parts/try-again.tsx';
import bySession from '#app/ui/by-session.module.css';
import { accountWords } from '#content/account/account.ts';
import { teamProjectsPage as words } from '#content/team/team-projects.ts';

/** The page of the team's projects below its title. The editor is loaded only for whoever belongs to the team. */
export function ProjectEditor() {
  const t = useWords();
  const auth = useAuth();
  const isKept = useStoredSession();
  const isMember = isTeam(auth);
  const { Opened, open, isFailed } = useOnDemand(
    () => import('./team-part.tsx').then(({ TeamPart }) => TeamPart),
    isMember,
  );
  const [wasMember, setWasMember] = useState(false);
  if (isMember && !wasMember) setWasMember(true);
  if (isMember && isFailed) return <TryAgain onAgain={open} />;
  // Also after signing out: the editor says it itself, and keeps what was typed.
  if (Opened && wasMember) return <Opened />;
  if (isMember || (auth.status !== 'signed-in' && isKept)) return <p role="status">{t(accountWords.wait)}</p>;
  if (auth.status === 'signed-in') return <p>{t(words.noRole)}</p>;
  return (
    <>
      {auth.status === 'loading' && <p className={bySession.whenIn}>{t(accountWords.wait)}</p>}
      <div className={auth.status === 'loading' ? bySession.whenOut : undefined}>
        <SignedOut lead={words.lead} text={words.signedOut} />
      </div>
    </>
  );
}
