import { useWords } from '#app/i18n/locale.ts';
import { messageWords as words } from '#content/inbox/message.ts';
import { useOpenMessage } from './message-context.ts';
import { reasonName } from './reason-name.ts';
import { visitorName } from './visitor-name.ts';

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
