import type { ComponentProps } from 'react';
import { Island } from '#app/islands/island.tsx';
import { MessageOpener } from './message-opener.island.tsx';

type Props = Omit<ComponentProps<typeof MessageOpener>, 'label'> & { children: string };

/**
 * A link that opens a dialog in which a message is written. `to` is Contact, begun in the same way: for browsers without
 * scripts, and should the dialog not come.
 */
export const MessageLink = ({ children, ...props }: Props) => (
  <Island of={MessageOpener} until="press" {...props} label={children} />
);
