import { takeFocus } from '#app/lib/browser/take-focus.ts';
import { Outcome } from '#app/ui/outcome.tsx';
import type { Left } from './sign-out.ts';

/** Says that somebody signed out, above the form that came back. Takes the focus: the button that had it is gone. */
export const SignedOutNote = ({ left }: { left: Left }) => (
  <div ref={takeFocus} tabIndex={-1}>
    <Outcome {...left} isSilent />
  </div>
);
