import { useState } from 'react';
import { useAuth } from '#app/lib/account/auth.tsx';
import { loadAnew } from '#app/lib/browser/load-anew.ts';
import { useOnDemand } from '#app/lib/browser/use-on-demand.ts';
import { TryAgain } from '#app/parts/try-again.tsx';

/**
 * The admin panel at the end of /projects, for the address that is set as the admin's (ADM-01) and for nobody else:
 * for them it is not even loaded. It stays, closed, when the session ends while it is shown.
 */
export function AdminPanel({ email }: { email: string }) {
  const auth = useAuth();
  const [last, setLast] = useState<typeof auth>();
  const isAdmin = auth.status === 'signed-in' && auth.session.user.email?.toLowerCase() === email;
  if (auth !== last && (isAdmin || (last && auth.status === 'signed-in'))) setLast(isAdmin ? auth : undefined);
  const { Opened, open, isFailed } = useOnDemand(() => import('./panel.tsx').then(({ Panel }) => Panel), isAdmin);

  if (isFailed && isAdmin) return <TryAgain onAgain={() => void loadAnew(open)} />;
  return (
    Opened &&
    last?.status === 'signed-in' && <Opened key={last.session.user.id} session={last.session} isOver={!isAdmin} />
  );
}
