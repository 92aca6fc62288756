import type { ReactNode } from 'react';

/** One thing that is known of a message, below its name. */
export function MessageFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
