import { patience } from '#app/lib/backend/backend.ts';
import { goTo, type Way } from '#app/lib/browser/go-to.ts';

/**
 * Goes to another page, in place of this one, and ends when that should have come: what was pressed is busy until then.
 * Over a slow line it takes seconds, and each further press would begin anew.
 */
export async function leaveFor(address: string, step: Pick<Way, 'state'> = {}): Promise<void> {
  goTo(address, { ...step, replace: true });
  await new Promise((resolve) => setTimeout(resolve, patience));
}
