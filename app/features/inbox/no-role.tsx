import { useWords } from '#app/i18n/locale.ts';
import { askAccount } from '#app/lib/account/account.ts';
import { useOnce } from '#app/lib/forms/use-once.ts';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { inboxPage as words } from '#content/inbox/inbox.ts';
import { inboxProblem } from './read-inbox.ts';

/**
 * For somebody who is signed in and does not belong to the team. A session knows of a new role only once it is
 * renewed, so that can be asked for; when it brings the role, the inbox takes this place (inbox.island.tsx).
 */
export function NoRole() {
  const t = useWords();
  const { isBusy, once, outcome, tell } = useOnce();
  const look = () =>
    once(async () => {
      const answer = await askAccount((client) => client.refreshSession());
      tell({ text: answer.ok ? t(words.roleMissing) : inboxProblem(answer, t), isFailure: !answer.ok });
    });
  return (
    <>
      <p>{t(words.noRole)}</p>
      <p>{t(words.noRoleYet)}</p>
      <p>
        <Button look="quiet" aria-disabled={isBusy} onClick={() => void look()}>
          {t(words.lookForRole)}
        </Button>
      </p>
      <DetailedOutcome outcome={outcome} />
    </>
  );
}
