import { askFunction, type FunctionAnswer } from '#app/lib/ask-function.ts';
import { useCall } from '#app/lib/use-call.ts';
import type { WholeMessage } from '#contract/inbox.ts';
import { useOpenMessage } from './message-context.ts';
import { inboxProblem } from './inbox-problem.ts';

type Call = { readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; readonly body?: object };

/** Changes the open message, one thing at a time. What became of it stands beside the button (`outcome`). */
export function useChange() {
  const { message, take, inLine } = useOpenMessage();
  const calling = useCall(inboxProblem);

  /**
   * Makes a call under the address of the message and shows how it stands then. Out: the answer; `undefined` while
   * another one is on its way, or when the session has ended.
   */
  async function ask(path: string, call: Call): Promise<FunctionAnswer<WholeMessage> | undefined> {
    const answer = await calling.call(() => inLine(() => askFunction(`inbox/messages/${message.id}${path}`, call)));
    if (answer === undefined || !answer.ok) return answer;
    const value = answer.value as WholeMessage;
    take(value);
    return { ok: true, value };
  }

  /** The same, and says what became of it. Out: whether it worked. */
  async function change(path: string, call: Call, said: string): Promise<boolean> {
    const answer = await ask(path, call);
    if (answer === undefined) return false;
    if (answer.ok) calling.tell({ text: said });
    else calling.fail(answer);
    return answer.ok;
  }

  return { ...calling, ask, change };
}
