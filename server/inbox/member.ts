import type { Context } from 'hono';
import { Refusal } from '#server/auth/refusal.ts';
import type { User } from '#server/auth/users/users.ts';
import type { InboxParts, Member } from './inbox-parts.ts';

/**
 * Tells who of the team calls, by the bearer alone. Throws a refusal for everybody else, and for a session that has
 * not shown the second factor of its account. Calls that are refused are counted for their address block.
 */
export async function readMember(c: Context, inbox: InboxParts): Promise<Member> {
  try {
    const { user, lacksSecondFactor } = await inbox.authenticate(c.req.header('authorization'));
    if (lacksSecondFactor) throw new Refusal('insufficient_aal');
    const { role } = user.appMetadata;
    if (role !== 'team' && role !== 'admin') throw new Refusal('not_admin');
    return { id: user.id, name: nameOf(user), role };
  } catch (error) {
    if (error instanceof Refusal) await inbox.limits.count('otherBlock', inbox.addressOf(c));
    throw error;
  }
}

/** What the others of the team call somebody: their name, or their address where they gave none. */
export function nameOf({ userMetadata, email, id }: Pick<User, 'userMetadata' | 'email' | 'id'>): string {
  const { name } = userMetadata;
  return (typeof name === 'string' && name.trim()) || email || id;
}
