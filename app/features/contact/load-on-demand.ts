import { ShortSentView } from './short-sent-view.tsx';

/** What checks and sends the form. Undefined when it cannot be loaded: the connection is gone. */
export const loadSending = () => import('./send-contact.ts').catch(() => undefined);

/** The confirmation. It is needed once a message has arrived, so losing the connection then must not hide that. */
export const loadSentView = () =>
  import('./sent-view.tsx').then(
    (sent) => ({ default: sent.SentView }),
    () => ({ default: ShortSentView }),
  );

/** Fetches what sending needs while the visitor still types, so that a connection lost later costs nothing. */
export function prepare(): void {
  void loadSending();
  void loadSentView();
}
