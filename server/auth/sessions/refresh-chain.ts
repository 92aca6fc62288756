import type { RefusalCode, Result } from '#contract/failures.ts';
import { audit } from '#server/auth/audit.ts';
import { findUser, isBanned, type User } from '#server/auth/users/users.ts';
import type { Database, Queries } from '#server/postgres/connect.ts';
import { type Seal, tokenHash } from '#server/seal.ts';
import type { Asker } from './sessions.ts';

/** How long a session lives without being used. A visitor who comes back after a holiday is still signed in. */
export const unusedDays = 30;

/** Within this time after a token was replaced it gives the same next one, in seconds: tabs that race stay one chain. */
const raceSeconds = 10;

/** What a shown refresh token leads to: the next one of its session, or why not. */
type Refreshed = Result<
  { readonly user: User; readonly sessionId: string; readonly refreshToken: string },
  { readonly because: RefusalCode }
>;

const refuse = (because: RefusalCode): Refreshed => ({ ok: false, because });

/**
 * Replaces a refresh token by the next one of its session (docs/decisions/017-sessions.md). A token that was
 * replaced and is shown again by somebody who can not have missed the answer ends the session, with everything
 * that was signed for it (SEC-13).
 */
export async function refresh(sql: Database, seal: Seal, token: string, { userAgent }: Asker): Promise<Refreshed> {
  const hash = tokenHash(token);
  return sql.begin(async (transaction): Promise<Refreshed> => {
    // The lock comes first and alone: what is read after it is what the call before us has written.
    const [session] = await transaction<{ id: string; userId: string; isOver: boolean }[]>`
      select id, user_id as "userId",
             coalesce(not_after <= now(), false)
               or coalesce(refreshed_at at time zone 'utc', created_at) < now() - make_interval(days => ${unusedDays}) as "isOver"
      from auth.sessions where id = (select session_id from auth.refresh_tokens where token = ${hash}) for update`;
    if (session === undefined) return refuse('refresh_token_not_found');
    const user = await findUser(transaction, session.userId);
    if (user === undefined) return refuse('refresh_token_not_found');
    if (isBanned(user)) return refuse('user_banned');
    if (session.isOver) return refuse('session_expired');

    const place = await placeOf(transaction, session.id, hash);
    if (place.kind === 'past') {
      await transaction`delete from auth.sessions where id = ${session.id}`;
      await audit(transaction, { action: 'token_revoked', actorId: user.id, traits: { session_id: session.id } });
      return refuse('refresh_token_already_used');
    }
    // Made from the one that was shown, so that whoever shows the same gets the same, and nothing readable is kept.
    const refreshToken = seal.mark('refresh', token, String(place.number));
    if (place.kind !== 'repeated') {
      // Used: its brothers and sisters (answers that were lost) end with it.
      await (place.kind === 'newest'
        ? transaction`update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp() where session_id = ${session.id} and not revoked`
        : transaction`update auth.refresh_tokens set updated_at = clock_timestamp() where token = ${hash}`);
      await transaction`
        insert into auth.refresh_tokens (token, user_id, session_id, parent)
        values (${tokenHash(refreshToken)}, ${user.id}, ${session.id}, ${hash})`;
    }
    await transaction`
      update auth.sessions
      set refreshed_at = now() at time zone 'utc', updated_at = now(), user_agent = ${userAgent ?? null}
      where id = ${session.id}`;
    return { ok: true, value: { user, sessionId: session.id, refreshToken } };
  });
}

type ChainPosition =
  /** Not used so far. */
  | { readonly kind: 'newest'; readonly number: 1 }
  /** Replaced a moment ago: the same next token again. */
  | { readonly kind: 'repeated'; readonly number: number }
  /** Replaced earlier by a token that nobody ever used, so its answer was lost: another next token beside it. */
  | { readonly kind: 'unheard'; readonly number: number }
  /** Replaced, and the chain went on. */
  | { readonly kind: 'past' };

async function placeOf(sql: Queries, sessionId: string, hash: string): Promise<ChainPosition> {
  const [shown] = await sql<{ revoked: boolean; isYoung: boolean }[]>`
    select revoked, updated_at > clock_timestamp() - make_interval(secs => ${raceSeconds}) as "isYoung"
    from auth.refresh_tokens where token = ${hash}`;
  if (shown?.revoked === false) return { kind: 'newest', number: 1 };
  const [next] = await sql<[{ count: number; isUsed: boolean }]>`
    select count(*)::int as count, bool_or(revoked) as "isUsed"
    from auth.refresh_tokens where session_id = ${sessionId} and parent = ${hash}`;
  if (next.count === 0) return { kind: 'past' };
  if (shown?.isYoung) return { kind: 'repeated', number: next.count };
  return next.isUsed ? { kind: 'past' } : { kind: 'unheard', number: next.count + 1 };
}
