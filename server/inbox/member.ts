import type { Context } from 'hono';
import { accountOf } from '#server/auth/access.ts';
import { Refusal } from '#server/auth/refusal.ts';
import type { User } from '#server/auth/users/users.ts';
import { Failed } from '#server/http/failures.ts';
import type { InboxParts, Member } from './inbox-parts.ts';

/**
 * Tells who of the team calls, by the bearer alone. Throws a refusal for everybody else, and for somebody of the team
 * whose role does not count for want of a second step. Calls that are refused are counted for their address block.
 */
export async function readMember(
  c: Context,
  inbox: Pick<InboxParts, 'readAccess' | 'limits' | 'addressOf'>,
): Promise<Member> {
  try {
    const { caller, role, isRoleHeldBack } = accountOf(await inbox.readAccess(c.req.raw));
    if (isRoleHeldBack) throw new Failed({ code: 'no_second_step' });
    if (role === undefined) throw new Failed({ code: 'not_team' });
    return { id: caller.user.id, name: nameOf(caller.user), role };
  } catch (error) {
    if (error instanceof Refusal || error instanceof Failed) await inbox.limits.count('otherBlock', inbox.addressOf(c));
    throw error;
  }
}

/** What the others of the team call somebody: their name, or their address where they gave none. */
export function nameOf({ userMetadata, email, id }: Pick<User, 'userMetadata' | 'email' | 'id'>): string {
  const { name } = userMetadata;
  return (typeof name === 'string' && name.trim()) || email || id;
}
