import { useState } from 'react';
import { goTo } from '#app/lib/go-to.ts';
import { useWords } from '#app/i18n/locale.ts';
import { inLocale } from '#contract/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { replyWords as words } from '#content/inbox/replies.ts';
import type { MessagePage } from '#contract/inbox.ts';
import { listCall, pathToInbox, type Filters } from './filters.ts';
import { inboxProblem } from './inbox-problem.ts';
import { useOpenMessage } from './message-context.ts';
import { useAnswer } from './use-answer.ts';

const waiting: Filters = { box: 'inbox', only: 'waiting' };

/** From an answered message to the next that waits: the one below it in the list, or else the first. */
export function NextWaiting() {
  const t = useWords();
  const { message, me } = useOpenMessage();
  const ask = useAnswer<MessagePage>();
  const [told, setTold] = useState<{ text: string; isFailure: boolean }>();

  async function go(): Promise<void> {
    setTold(undefined);
    const answer = await ask(listCall(waiting, me));
    if (answer === undefined) return;
    if (!answer.ok) return setTold({ text: inboxProblem(answer, t), isFailure: true });
    const others = answer.value.messages.filter(({ id }) => id !== message.id);
    const next = others.find(({ createdAt }) => createdAt <= message.createdAt) ?? others[0];
    if (!next) return setTold({ text: t(words.noneWaits), isFailure: false });
    goTo(inLocale(pathToInbox(waiting, next.id), t.locale));
  }

  return (
    <>
      <p>
        <Button look="quiet" onClick={() => void go()}>
          {t(words.next)}
        </Button>
      </p>
      <Outcome text={told?.text} isFailure={told?.isFailure ?? false} />
    </>
  );
}
