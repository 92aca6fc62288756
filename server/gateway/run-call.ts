import type { Kysely } from 'kysely';
import { errorFields } from '#server/error-fields.ts';
import type { Log } from '#server/log.ts';
import { becomeRole } from '#server/postgres/as-role.ts';
import { withDeadline } from '#server/postgres/away.ts';
import type { Database, Queries } from '#server/postgres/connect.ts';
import type { ReadCall } from './amend-call.ts';
import type { ApiClaims, ApiRole } from './claims.ts';
import { refuseCostly } from './costly-filters.ts';
import { answerDatabaseError } from './database-errors.ts';
import { kyselyOn, TooMuch, type Statement } from './kysely-on.ts';
import { restError } from './rest-answers.ts';

/** A call of the data API that is being answered. */
export type Call = {
  readonly claims: ApiClaims;
  /** What functions and policies may know of the headers. */
  readonly headers: Readonly<Record<string, string>>;
  /** What was asked for, as soon as it has been read. */
  read?: ReadCall;
};

/**
 * How long a statement may take. Who is known to us may ask for more than somebody passing by (as in a hosted project).
 * What our pages ask as a visitor takes some milliseconds.
 */
export const patienceMs = { anon: 1000, authenticated: 8000, service_role: 10_000 } as const satisfies Record<
  ApiRole,
  number
>;

/** What ends a transaction whose answer is a refusal, so that nothing of it stays. */
class RefusedCall extends Error {
  readonly answer: Response;
  constructor(answer: Response) {
    super('The call was refused.');
    this.answer = answer;
  }
}

type CallKind = { readonly isFunction: boolean; readonly isReadOnly: boolean };

/**
 * Does the work of a call in one transaction, as whom its claims say; what it has changed stays only when its answer is
 * no refusal. Out: what the work gives, or the answer to what the database says.
 */
export async function runCall<Result>(
  { pool, log }: { readonly pool: Database; readonly log: Log },
  call: Call,
  { isFunction, isReadOnly }: CallKind,
  work: (db: Kysely<never>) => Promise<Result>,
): Promise<Result | Response> {
  // What a visitor only reads changes nothing, whatever functions of its columns, views and policies try.
  const isReading = isReadOnly || (call.claims.role === 'anon' && call.read?.type === 'query');
  try {
    const done = await withDeadline(() =>
      pool.begin(isReading ? 'read only' : '', async (transaction) => {
        await enter(transaction, call);
        const check = call.claims.role === 'anon' ? { check: throwCostly } : {};
        const result = await work(kyselyOn(transaction, { isJsonText: isFunction, ...check }));
        const refusal = result instanceof Response ? refusalOf(result, call.read) : undefined;
        if (refusal !== undefined) throw new RefusedCall(refusal);
        return { result };
      }),
    );
    return done.result as Result;
  } catch (error) {
    const answer =
      error instanceof RefusedCall
        ? error.answer
        : error instanceof TooMuch
          ? restError({ code: 'PGRST413', message: 'This is too much for one answer. Ask for fewer rows or columns.' })
          : answerDatabaseError(error, call.claims.role);
    if (answer === undefined) throw error;
    if (answer.status === 500) log.error(errorFields(error), 'a statement of the data API failed');
    return answer;
  }
}

/** Becomes the role of a call, for the rest of its transaction. */
async function enter(transaction: Queries, { claims, headers }: Call): Promise<void> {
  const { role, sub = '', email = '' } = claims;
  await becomeRole(transaction, claims, {
    statement_timeout: String(patienceMs[role]),
    'request.jwt.claim.sub': sub,
    'request.jwt.claim.role': role,
    'request.jwt.claim.email': email,
    'request.headers': JSON.stringify(headers),
    'response.headers': '',
    'response.status': '',
  });
}

function throwCostly(statement: Statement): void {
  const refusal = refuseCostly(statement);
  if (refusal !== undefined) throw new RefusedCall(restError(refusal));
}

function refusalOf(answer: Response, read: ReadCall | undefined): Response | undefined {
  if (answer.status >= 400) return answer;
  const { handling, maxAffected } = read?.$meta ?? {};
  if (read?.type !== 'rpc' || handling !== 'strict' || maxAffected === undefined) return undefined;
  const [, first, last] = /^(\d+)-(\d+)\//u.exec(answer.headers.get('content-range') ?? '') ?? [];
  const rows = last === undefined ? 0 : Number(last) - Number(first) + 1;
  if (rows <= maxAffected) return undefined;
  return restError({
    code: 'PGRST124',
    message: 'Query result exceeds max-affected preference constraint',
    details: `The query affects ${rows} rows`,
  });
}
