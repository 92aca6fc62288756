import type { Subject } from '#app/features/messages/message-form.tsx';
import { Island } from '#app/islands/island.tsx';
import { MessageOpener } from './message-opener.island.tsx';

type Props = {
  subject: Subject;
  /** Contact, begun in the same way: for browsers without scripts, and should the dialog not come. */
  to: string;
  className?: string | undefined;
  children: string;
};

/** A link that opens a dialog in which a message is written. */
export const MessageLink = ({ children, ...props }: Props) => (
  <Island of={MessageOpener} until="press" {...props} label={children} />
);
