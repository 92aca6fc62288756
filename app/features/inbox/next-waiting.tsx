import { goTo } from '#app/lib/go-to.ts';
import { useWords } from '#app/i18n/locale.ts';
import { inLocale } from '#contract/locale.ts';
import { useOnce, type Outcome } from '#app/lib/use-once.ts';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { replyWords as words } from '#content/inbox/replies.ts';
import type { MessagePage } from '#contract/inbox.ts';
import { listCall, pathToInbox, type Filters } from './filters.ts';
import { inboxProblem } from './inbox-problem.ts';
import { useOpenMessage } from './message-context.ts';
import { readInbox } from './read-inbox.ts';

const waiting: Filters = { box: 'inbox', only: 'waiting' };

/** From an answered message to the next that waits: the one below it in the list, or else the first. */
export function NextWaiting() {
  const t = useWords();
  const { message, me } = useOpenMessage();
  const { isBusy, once, outcome, tell } = useOnce();

  async function go(): Promise<Outcome | undefined> {
    const answer = await readInbox<MessagePage>(listCall(waiting, me));
    if (answer === undefined) return undefined;
    if (!answer.ok) return { text: inboxProblem(answer, t), isFailure: true };
    const others = answer.value.messages.filter(({ id }) => id !== message.id);
    const next = others.find(({ createdAt }) => createdAt <= message.createdAt) ?? others[0];
    if (!next) return { text: t(words.noneWaits) };
    goTo(inLocale(pathToInbox(waiting, next.id), t.locale));
    return undefined;
  }

  return (
    <>
      <p>
        <Button look="quiet" aria-disabled={isBusy} onClick={() => void once(go).then(tell)}>
          {t(words.next)}
        </Button>
      </p>
      <DetailedOutcome outcome={outcome} />
    </>
  );
}
