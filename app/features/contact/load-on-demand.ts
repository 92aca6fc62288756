/** What checks and sends the form. Undefined when it cannot be loaded: the connection is gone. */
export const loadSending = () => import('./send-contact.ts').catch(() => undefined);

/** The confirmation. */
export const loadSentView = () => import('./sent-view.tsx').then(({ SentView }) => SentView);

/** Fetches what sending needs while the visitor still types, so that a connection lost later costs nothing. */
export function prepare(): void {
  void loadSending();
  loadSentView().catch(() => {});
}
