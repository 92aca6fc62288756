import { useEffect, useEffectEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { useAuth } from '#app/lib/auth.tsx';
import { isTeam } from '#app/lib/team.ts';
import { useOnDemand } from '#app/lib/use-on-demand.ts';
import { Button } from '#app/ui/button.tsx';

/** The editor of projects at the end of /projects. It is loaded only for whoever belongs to the team. */
export function ProjectEditor() {
  const t = useWords();
  const { Opened, open, isFailed } = useOnDemand(() => import('./team-part.tsx').then(({ TeamPart }) => TeamPart));
  const isMember = isTeam(useAuth());
  const openOnce = useEffectEvent(open);
  useEffect(() => {
    if (isMember) openOnce();
  }, [isMember]);
  if (isFailed && isMember) return <Button onClick={open}>{t(m['form.offline'])}</Button>;
  return Opened && <Opened />;
}
