import { prepareToSend } from '#app/lib/send-message.ts';

/** The rules of the notice. Undefined when they cannot be loaded: the connection is gone. */
export const loadRules = () => import('#contract/donation.ts').catch(() => undefined);

/** Fetches what sending needs while the visitor still types, so that a connection lost later costs nothing. */
export function prepare(): void {
  prepareToSend();
  void loadRules();
}
