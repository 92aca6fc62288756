import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { askAccount } from '#app/lib/account.ts';
import { Button } from '#app/ui/button.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { inboxPage as words } from '#content/inbox/inbox.ts';
import { inboxProblem } from './inbox-problem.ts';

/**
 * For somebody who is signed in and does not belong to the team. A session knows of a new role only once it is
 * renewed, so that can be asked for; when it brings the role, the inbox takes this place (inbox.tsx).
 */
export function NoRole() {
  const t = useWords();
  const [told, setTold] = useState<{ text: string; isFailure: boolean }>();
  async function look(): Promise<void> {
    setTold(undefined);
    const answer = await askAccount((client) => client.refreshSession());
    setTold({ text: answer.ok ? t(words.roleMissing) : inboxProblem(answer, t), isFailure: !answer.ok });
  }
  return (
    <>
      <p>{t(words.noRole)}</p>
      <p>{t(words.noRoleYet)}</p>
      <p>
        <Button look="quiet" onClick={() => void look()}>
          {t(words.lookForRole)}
        </Button>
      </p>
      {told?.isFailure && <Outcome text={told.text} isFailure />}
      <p role="status">{!told?.isFailure && told?.text}</p>
    </>
  );
}
