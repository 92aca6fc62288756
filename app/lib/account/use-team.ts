import { useLoad } from '#app/lib/browser/use-load.ts';
import type { TeamMember } from '#contract/inbox.ts';
import { askFunction } from './ask-function.ts';
import { whyClosed } from './team.ts';

/** Who belongs to the team; undefined while that is not known. `closed` where the server gives this session no rights of it. */
export function useTeam() {
  const { value, failure } = useLoad(() => askFunction<readonly TeamMember[]>('inbox/team', { method: 'GET' }));
  // Without the names the rest still works.
  return { team: value, closed: whyClosed(failure) };
}
