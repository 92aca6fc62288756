import { useEffect, useState } from 'react';
import type { User } from '@supabase/auth-js';
import { useWords } from '#app/i18n/locale.ts';
import { countsRoleWithoutStep, lacksStepForRole } from '#app/lib/team.ts';
import { secondStepWords as words } from '#content/account/second-step.ts';

/** Whether somebody of the team came without a second step, and so is led through setting one up, to its very end. */
export function useLedByRole(user: User): boolean {
  // Not followed: what was begun stays where it is when the app is connected, or the recovery codes would be gone.
  const [isLed, setLed] = useState(() => lacksStepForRole(user));
  useEffect(() => {
    if (isLed) void countsRoleWithoutStep().then((isCounted) => isCounted && setLed(false));
  }, [isLed]);
  return isLed;
}

/** Says why a role waits for the second step, above the part that sets it up, and then that it counts. */
export function RoleWaits({ hasApp }: { hasApp: boolean }) {
  const t = useWords();
  return (
    <>
      <h2>{t(hasApp ? words.roleCountsTitle : words.roleTitle)}</h2>
      {!hasApp && (
        <>
          <p>{t(words.roleText)}</p>
          <p>{t(words.roleHelp)}</p>
        </>
      )}
      <p role="status">{hasApp && t(words.roleCounts)}</p>
    </>
  );
}
