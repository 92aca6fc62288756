import { useEffect, useRef } from 'react';
import { Outcome } from '#app/ui/outcome.tsx';
import type { Left } from './sign-out.ts';

/** Says that somebody signed out, above the form that came back. Takes the focus: the button that had it is gone. */
export function SignedOutNote({ left }: { left: Left }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1}>
      <Outcome {...left} isSilent />
    </div>
  );
}
