import { prepareToSend } from '#app/lib/send-message.ts';

/** The rules of the form. Undefined when they cannot be loaded: the connection is gone. */
export const loadRules = () => import('#contract/contact.ts').catch(() => undefined);

/** Fetches what sending needs while the visitor still types, so that a connection lost later costs nothing. */
export function prepare(): void {
  void loadRules();
  prepareToSend();
}
