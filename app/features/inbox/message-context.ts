import { createContext, use } from 'react';
import type { TeamMember, WholeMessage } from '#contract/inbox.ts';

/** What every part of an opened message works with. */
export type OpenMessage = {
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
