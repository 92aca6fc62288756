import { tables } from '#app/lib/account/data-client.ts';
import { problemOf, type Failure } from './problem.ts';

/** How the backend answered when it was asked. */
export type Connection = {
  readonly isConnected: boolean;
  /** Of the call that decides: the sentinel's when that fails, else that of the projects. */
  readonly failure?: Failure;
  /** How many projects the account may see. */
  readonly projects?: number;
};

/** Asks the two questions of ADM-03. A sentinel that is missing is normal: the database has answered. */
export async function probe(): Promise<Connection> {
  const sentinel = await tables.from('_sentinel').select('*').limit(1);
  const first = failureOf(sentinel);
  // A refusal is an answer as well; anything else that fails here would fail for the projects too.
  if (first && ['away', 'other'].includes(problemOf(first))) return { isConnected: false, failure: first };
  const projects = await tables.from('projects').select('id');
  const second = failureOf(projects);
  if (second) return { isConnected: problemOf(second) !== 'away', failure: second };
  return {
    isConnected: true,
    projects: projects.data?.length ?? 0,
    ...(first && problemOf(first) === 'refused' && { failure: first }),
  };
}

type Answer = { readonly error: Omit<Failure, 'status'> | null; readonly status: number };

/** The failure of an answer of the data API, if it has one. */
export const failureOf = ({ error, status }: Answer): Failure | undefined =>
  error === null ? undefined : { ...error, status };
