import { keptNothing, type Result } from '#contract/failures.ts';

/** What PostgreSQL (Appendix A of its manual) and PostgREST say of a call that failed, by what it means. */
export const tableCodes = {
  /** A value that only one row may have stands in another one: unique_violation. */
  taken: '23505',
  noTable: ['42P01', 'PGRST205'],
  noFunction: ['42883', 'PGRST202'],
  forbidden: '42501',
  badToken: 'PGRST301',
} as const;

/** How a call of the tables (data-client.ts) ended badly. `detail` is the server's own sentence. */
export type TableFailure = {
  readonly ok: false;
  readonly because: 'unreachable' | 'signedOut' | 'tooOften' | 'refused';
  readonly detail: string;
};
export type TableAnswer<Value> = Result<Value, TableFailure>;

/** What failed before the tables were asked is told as by our functions: `error` is our code then. */
type Given = { data: unknown; error: { message: string; code?: string; error?: unknown } | null; status: number };

/** Makes one call of the tables. Failures are values, with PostgreSQL's code where there is one. Never throws. */
export async function askTables<Value>(
  call: PromiseLike<Given>,
): Promise<TableAnswer<Value> & { readonly code?: string }> {
  try {
    const { data, error, status } = await call;
    if (!error) return { ok: true, value: data as Value };
    const because = keptNothing.includes(error.error) ? 'refused' : reasonOf(status);
    return { ok: false, because, detail: error.message, code: error.code ?? '' };
  } catch {
    return { ok: false, because: 'unreachable', detail: '' };
  }
}

function reasonOf(status: number): TableFailure['because'] {
  if (status === 401 || status === 403) return 'signedOut';
  if (status === 429) return 'tooOften';
  return status === 0 || status >= 500 ? 'unreachable' : 'refused';
}
