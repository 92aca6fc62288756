import { takeFocus } from '#app/lib/browser/take-focus.ts';
import type { Outcome as Said } from '#app/lib/forms/use-once.ts';
import { Outcome } from '#app/ui/outcome.tsx';

/** Says that somebody signed out, above the form that came back. Takes the focus: the button that had it is gone. */
export const SignedOutNote = ({ left }: { left: Said }) => (
  <div ref={takeFocus} tabIndex={-1}>
    <Outcome {...left} isSilent />
  </div>
);
