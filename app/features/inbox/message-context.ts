import { createContext, use, useEffectEvent, useLayoutEffect } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { askFunction, type FunctionAnswer } from '#app/lib/account/ask-function.ts';
import { useCall } from '#app/lib/account/use-call.ts';
import { messageWords as words } from '#content/inbox/message.ts';
import type { MessageChange, WholeMessage } from '#contract/inbox-message.ts';
import type { TeamMember } from '#contract/inbox.ts';
import { reasonName, visitorName } from './names.ts';
import { inboxProblem } from './read-inbox.ts';

/** What every part of an opened message works with. */
type OpenMessage = {
  readonly message: WholeMessage;
  /** The id of whoever is signed in. */
  readonly me: string;
  /** Everybody who can care for a message; undefined until they are known, and where they could not be fetched. */
  readonly team: readonly TeamMember[] | undefined;
  readonly isTeamMissing: boolean;
  /** Shows how the message stands now, at once. */
  readonly take: (message: WholeMessage) => void;
  /** Does one thing after the other, also where several parts want something at the same time. */
  readonly inLine: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Puts the focus on the heading, where what had it is gone. */
  readonly toHeading: () => void;
};

export const MessageContext = createContext<OpenMessage | undefined>(undefined);

/** The message that is open. Throws outside of one. */
export function useOpenMessage(): OpenMessage {
  const open = use(MessageContext);
  if (open === undefined) throw new Error('useOpenMessage must be used within an open message');
  return open;
}

/** Who wrote the open message, in words where they gave no name. */
export function useVisitorName(): string {
  const t = useWords();
  return visitorName(useOpenMessage().message.name, t);
}

/** What the open message is called: `Ada: Say hello`. */
export function useMessageTitle(): string {
  const t = useWords();
  const { message } = useOpenMessage();
  return t(words.heading, { name: useVisitorName(), reason: reasonName(message, t) });
}

type Call = Parameters<typeof askFunction>[1];
type Said = string | ((message: WholeMessage) => string);

/**
 * Changes the open message, one thing at a time. What became of it stands beside the button (`outcome`).
 * @param now How what is changed here stands now. When it changes again, also elsewhere, what was said of it is no longer true.
 */
export function useChange(now?: string) {
  const { message, take, inLine } = useOpenMessage();
  const calling = useCall(inboxProblem, useMessageTitle());
  const forget = useEffectEvent(() => calling.outcome?.isFailure || calling.tell(undefined));
  // At once: what is said of the change itself comes right after it.
  useLayoutEffect(() => void forget(), [now]);

  /**
   * Makes a call under the address of the message and shows how it stands then. Out: the answer; `undefined` while
   * another one is on its way, or when the session has ended.
   */
  async function ask(path: string, call: Call): Promise<FunctionAnswer<WholeMessage> | undefined> {
    const answer = await calling.call(() =>
      inLine(() => askFunction<WholeMessage>(`inbox/messages/${message.id}${path}`, call)),
    );
    if (answer?.ok) take(answer.value);
    return answer;
  }

  /** The same, and says what became of it: `said` may depend on how the message stands then. Out: whether it worked. */
  async function change(path: string, call: Call, said: Said): Promise<boolean> {
    const answer = await ask(path, call);
    if (answer === undefined) return false;
    if (answer.ok) calling.tell({ text: typeof said === 'string' ? said : said(answer.value) });
    else calling.fail(answer);
    return answer.ok;
  }

  /** The same for what is known of the message itself. */
  const set = (body: MessageChange, said: Said): Promise<boolean> => change('', { method: 'PATCH', body }, said);

  return { ...calling, ask, change, set };
}
