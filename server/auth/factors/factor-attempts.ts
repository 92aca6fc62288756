import type { Queries } from '#server/postgres/connect.ts';
import { audit } from '#server/auth/audit.ts';

/** Notes that somebody showed a code of a second factor. A wrong one is noted outside the transaction it ends. */
export async function noteAttempt(
  sql: Queries,
  attempt: { readonly userId: string; readonly factorId: string; readonly isRight: boolean },
): Promise<void> {
  await audit(sql, {
    action: 'verification_attempted',
    actorId: attempt.userId,
    traits: { factor_id: attempt.factorId, result: attempt.isRight ? 'right' : 'wrong' },
  });
}
