import { type Context, Hono } from 'hono';
import type { FailureCode } from '#contract/failures.ts';
import { said } from '#contract/said.ts';
import { accountOf } from '#server/auth/access.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import type { User } from '#server/auth/users/users.ts';
import { answerThrown, Failed } from '#server/http/failures.ts';
import { isId } from '#server/http/read-fields.ts';
import { Refusal } from '#server/http/refusal.ts';

/** Somebody of the team, as the server knows them from the row of their account. */
export type Member = {
  readonly id: string;
  readonly name: string;
  readonly role: 'team' | 'admin';
  /** The session in which they call. */
  readonly sessionId: string;
};

/** What a call of the team finds in its context. */
export type TeamEnv = { Variables: { member: Member } };

/** Some of these calls. In: the app that they are added to, and what they work with. */
export type TeamCalls<Parts> = (app: Hono<TeamEnv>, parts: Parts) => void;

type Asking = Pick<AuthParts, 'readAccess' | 'limits' | 'addressOf'>;

/** Calls that only the team may make: who calls stands in their context. In: an app that has others already, if any. */
export function teamRoutes<Parts extends Asking>(
  parts: Parts,
  calls: readonly TeamCalls<Parts>[],
  unavailable: FailureCode,
  app = new Hono<TeamEnv>(),
): Hono<TeamEnv> {
  app.use(async (c, next) => {
    c.set('member', await readMember(c, parts));
    await next();
  });
  for (const call of calls) call(app, parts);
  app.onError((error, c) => answerThrown(c, error, unavailable));
  return app;
}

/**
 * Tells who of the team calls, by the bearer alone. Throws a refusal for everybody else, and for somebody of the team
 * whose role does not count for want of a second step. Calls that are refused are counted for their address block.
 */
async function readMember(c: Context, parts: Asking): Promise<Member> {
  try {
    const { caller, role, isRoleHeldBack } = accountOf(await parts.readAccess(c.req.raw));
    if (isRoleHeldBack) throw new Failed({ code: 'no_second_step' });
    if (role === undefined) throw new Failed({ code: 'not_team' });
    return { id: caller.user.id, name: nameOf(caller.user), role, sessionId: caller.claims.session_id };
  } catch (error) {
    if (error instanceof Refusal || error instanceof Failed) await parts.limits.count('otherBlock', parts.addressOf(c));
    throw error;
  }
}

/** The id in the address of a call. Throws `not_found` for what can be none. */
export function idIn(c: Context): string {
  const id = c.req.param('id') ?? '';
  if (!isId(id)) throw new Failed({ code: 'not_found' });
  return id.toLowerCase();
}

/** What the others of the team call somebody: their name, or their address where they gave none. */
export function nameOf({ userMetadata, email, id }: Pick<User, 'userMetadata' | 'email' | 'id'>): string {
  const { name } = userMetadata;
  return (typeof name === 'string' && said(name)) || email || id;
}
