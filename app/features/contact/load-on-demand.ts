import { prepareToSend } from '#app/lib/send-message.ts';
import { ShortSentView } from './short-sent-view.tsx';

/** The rules of the form. Undefined when they cannot be loaded: the connection is gone. */
export const loadRules = () => import('#contract/contact.ts').catch(() => undefined);

/** The confirmation. It is needed once a message has arrived, so losing the connection then must not hide that. */
export const loadSentView = () =>
  import('./sent-view.tsx').then(
    ({ SentView }) => ({ default: SentView }),
    () => ({ default: ShortSentView }),
  );

/** Fetches what sending needs while the visitor still types, so that a connection lost later costs nothing. */
export function prepare(): void {
  void loadRules();
  void loadSentView();
  prepareToSend();
}
