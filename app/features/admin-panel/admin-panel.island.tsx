import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useAuth } from '#app/lib/auth.tsx';
import { adminEmail } from '#app/lib/config.ts';
import { useOnDemand } from '#app/lib/use-on-demand.ts';
import { Button } from '#app/ui/button.tsx';
import { formWords } from '#content/forms/form.ts';

/**
 * The admin panel at the end of /projects, for the address that is set as the admin's (ADM-01) and for nobody else:
 * for them it is not even loaded. It stays, closed, when the session ends while it is shown.
 */
export function AdminPanel() {
  const t = useWords();
  const auth = useAuth();
  const { Opened, open, isFailed } = useOnDemand(() => import('./panel.tsx').then(({ Panel }) => Panel));
  const [last, setLast] = useState<typeof auth>();
  const isAdmin = auth.status === 'signed-in' && auth.session.user.email?.toLowerCase() === adminEmail;
  if (auth !== last && (isAdmin || (last && auth.status === 'signed-in'))) setLast(isAdmin ? auth : undefined);

  const openOnce = useEffectEvent(open);
  useEffect(() => {
    if (isAdmin) openOnce();
  }, [isAdmin]);

  if (isFailed && isAdmin) return <Button onClick={open}>{t(formWords.offline)}</Button>;
  return (
    Opened &&
    last?.status === 'signed-in' && <Opened key={last.session.user.id} user={last.session.user} isOver={!isAdmin} />
  );
}
