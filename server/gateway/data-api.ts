import { randomUUID } from 'node:crypto';
import type { IntrospectResult } from '@supabase/lite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import type { Kysely } from 'kysely';
import type { Result } from '#contract/failures.ts';
import type { OpenDatabase } from '#server/database.ts';
import { errorFields } from '#server/error-fields.ts';
import type { Log } from '#server/log.ts';
import { rolePassword, setRolePassword } from '#server/postgres/api-roles.ts';
import type { Database } from '#server/postgres/connect.ts';
import type { Notices } from '#server/postgres/notices.ts';
import { amendCall, type ReadCall, refuseEmbeds } from './amend-call.ts';
import { closeBuiltIns, usesBuiltInName } from './built-in-names.ts';
import type { ApiClaims } from './claims.ts';
import { fillEmptyRows } from './empty-rows.ts';
import { kyselyOn } from './kysely-on.ts';
import { closeDoors, findOpenDoor, whoRunsCalls } from './open-doors.ts';
import { missingTable, restError } from './rest-answers.ts';
import { atOnce } from './rest-limits.ts';
import { type Call, patienceMs, runCall } from './run-call.ts';
import { textTypes } from './text-types.ts';

/** The tables and functions of `public` over HTTP, as PostgREST has them. */
export type DataApi = {
  /** Answers a call of /rest/v1 with the rights that the claims say. Never a 500 for what somebody sent. */
  readonly answer: (request: Request, claims: ApiClaims) => Promise<Response>;
  /** Looks at the schema again. Settles when calls see what has changed. */
  readonly lookAgain: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type ApiNeeds = {
  readonly database: OpenDatabase;
  readonly notices: Pick<Notices, 'on'>;
  readonly jwtSecret: string;
  readonly log: Log;
};

type AnyCall = Parameters<PostgresConnection['onPostgrestAST']>[0];

// Of the headers of a call SQL gets those that follow it through services (W3C Trace Context), and no others.
export const toldHeaders = ['traceparent', 'tracestate', 'baggage'];

/**
 * Opens the data API: @supabase/lite's, of which this is the only file that knows it, as far as it turns a call into
 * SQL (docs/decisions/021-gateway-and-data-api.md). Who calls, as which role a statement runs, on which connection,
 * and what becomes of an error is decided here. Out: a sentence when a call could get past the policies.
 */
export async function openDataApi({ database, notices, jwtSecret, log }: ApiNeeds): Promise<Result<DataApi>> {
  const door = await findOpenDoor(database.sql);
  if (door !== undefined) return { ok: false, because: door };

  const password = rolePassword(jwtSecret, 'ecosystem_api');
  await setRolePassword(database.sql, 'ecosystem_api', password);
  const connectApi = (connections: number, purpose: string): Database =>
    database.connectAs('ecosystem_api', password, {
      connections,
      statementTimeoutMs: patienceMs.service_role,
      purpose,
      types: textTypes,
    });
  const pool = connectApi(atOnce.accounts, 'data API');
  // Of their own: whatever visitors do, it takes no connection from anybody else.
  const visitors = connectApi(atOnce.visitors, 'data API, visitors');
  let isClosed = false;
  const close = async (): Promise<void> => {
    isClosed = true;
    await looked;
    await Promise.all([pool, visitors].map((one) => one.end({ timeout: 5 })));
  };

  // Loading it replaces process.emitWarning by a function that fails when a warning is no text.
  const { emitWarning } = process;
  const [{ App, fuzzyMatch }, { PostgresConnection: Connection }] = await Promise.all([
    import('@supabase/lite'),
    import('@supabase/lite/postgres'),
  ]);
  process.emitWarning = emitWarning;

  /** The calls that are being answered: what a statement runs as is looked up here and nowhere else. */
  const tickets = new Map<string, Call>();
  const calls = new WeakMap<ApiClaims, Call>();
  const callOf = (vars: Record<string, unknown> | undefined): Call => {
    const claims = (vars?.auth as { jwt?: ApiClaims } | undefined)?.jwt;
    const call = claims === undefined ? undefined : calls.get(claims);
    if (call === undefined) throw new Error('A statement of nobody was not run.');
    return call;
  };
  let shown: IntrospectResult | undefined;

  class Fenced extends Connection {
    /** Looks at the schema as service_role, and never sees what is elsewhere than in `public`, or leads there. */
    async look(): Promise<void> {
      await closeDoors(database.sql, log);
      // One moment for all its statements, whatever changes meanwhile.
      await pool.begin('isolation level repeatable read read only', async (transaction) => {
        await transaction`set local role service_role`;
        this.kysely = kyselyOn(transaction, {
          isShown: ({ schema = 'public', ref_schema: other = 'public' }) => schema === 'public' && other === 'public',
        });
        const found = await super.introspect();
        // It answers a failure of its own with an empty schema.
        if (found.tables.every(({ name }) => name !== '_sentinel')) throw new Error('The schema could not be read.');
        shown = found;
      });
      this.kysely = kyselyOn(undefined);
    }

    override async introspect(): Promise<IntrospectResult> {
      if (shown === undefined) throw new Error('The schema has not been looked at.');
      return shown;
    }

    override async onPostgrestAST(given: AnyCall, vars?: Record<string, unknown>): Promise<AnyCall> {
      const read = await super.onPostgrestAST(given);
      const call = callOf(vars);
      call.read = read as ReadCall;
      amendCall(call.read, await this.introspect());
      return read;
    }

    // Its own would grant every right on every table, with the first call.
    override async withContext<Result>(
      vars: Record<string, unknown> | undefined,
      work: (db: Kysely<never>) => Promise<Result>,
      options?: { rpc?: { readOnly: boolean } },
    ): Promise<Result> {
      const call = callOf(vars);
      // By now the columns of a body are chosen. It would answer with null for those that the database has filled in.
      if (call.read?.$meta?.missing === 'default') delete call.read.$meta.columns;
      if (call.read !== undefined && shown !== undefined) {
        fillEmptyRows(call.read, shown.columns);
        const refusal = refuseEmbeds(call.read, shown);
        if (refusal !== undefined) return refusal as Result;
      }
      const kind = { isFunction: options?.rpc !== undefined, isReadOnly: options?.rpc?.readOnly === true };
      const connections = call.claims.role === 'anon' ? visitors : pool;
      return (await runCall({ pool: connections, log }, call, kind, work)) as Result;
    }

    // Right after this it prints the error, which can quote what somebody wrote, and turns it into an answer.
    override normalizeDbError(error: unknown): unknown {
      const { error: print } = console;
      const printAgain = (): void => void (console.error = print);
      console.error = printAgain;
      queueMicrotask(printAgain);
      return error;
    }
  }

  // The address is never used: every statement runs on the pools above.
  const connection = new Fenced({ url: 'postgres://127.0.0.1:1/none' });
  const app = new App({
    connection,
    auth: { enabled: false },
    storage: { enabled: false },
    studio: { enabled: false },
    db: { migrations: { enabled: false } },
    api: { schemas: ['public'], extra_search_path: ['public'], max_rows: 1000 },
    options: {
      server: {
        admin: false,
        disableStudio: true,
        apiKeys: {
          resolver: async (ticket) => {
            const call = tickets.get(ticket);
            tickets.delete(ticket);
            return call === undefined ? null : { type: 'publishable', claims: call.claims };
          },
        },
      },
    },
  });

  // Query parameters become objects there, under whatever names they have.
  closeBuiltIns();
  const answer = async (request: Request, given: ApiClaims): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    if (usesBuiltInName(search) || usesBuiltInName(request.headers.get('prefer') ?? ''))
      return restError({ code: 'PGRST100', message: 'A name that was used here is reserved.' });
    const tables = [...(shown?.tables ?? []), ...(shown?.views ?? [])].map(({ name }) => name);
    const missing = missingTable(request, tables, fuzzyMatch);
    if (missing !== undefined) return missing;
    const ticket = randomUUID();
    const told = [...request.headers].filter(([name]) => toldHeaders.includes(name));
    const call: Call = { claims: { ...given }, headers: Object.fromEntries(told) };
    tickets.set(ticket, call);
    calls.set(call.claims, call);
    const headers = new Headers(request.headers);
    headers.delete('authorization');
    headers.set('apikey', ticket);
    // It reads the arguments of a function from a GET only.
    const isHead = request.method === 'HEAD' && pathname.startsWith('/rest/v1/rpc/');
    try {
      const answered = await app.fetch(new Request(request, { headers, ...(isHead ? { method: 'GET' } : {}) }));
      if (isHead) return new Response(null, answered);
      // What it cannot read it calls a fault of its own.
      if (answered.status !== 500 || !(await isItsOwnFault(answered))) return answered;
      log.warn('a call of the data API could not be read');
      return restError({ code: 'PGRST100', message: 'The call could not be read.' });
    } finally {
      tickets.delete(ticket);
    }
  };

  // One look at a time; what is told while one waits is seen by it.
  let looked = Promise.resolve();
  let isLookWaiting = false;
  const lookAgain = (): Promise<void> => {
    if (isLookWaiting || isClosed) return looked;
    isLookWaiting = true;
    looked = looked
      .then(() => {
        isLookWaiting = false;
        return connection.look();
      })
      .catch((error: unknown) => log.error(errorFields(error), 'the tables of the data API could not be looked at'));
    return looked;
  };

  try {
    // As PostgREST does: "notify pgrst, 'reload schema'" after a change of the tables.
    const first = connection.look();
    // One look at a time: another server that starts beside this one makes the database tell of its tables.
    looked = first.catch(() => {});
    notices.on('pgrst', () => void lookAgain());
    await first;
    const fault = await whoRunsCalls(answer);
    if (fault === undefined) return { ok: true, value: { answer, lookAgain, close } };
    await close();
    return { ok: false, because: fault };
  } catch (error) {
    await close();
    const { code, message } = error as Error & { code?: string };
    return {
      ok: false,
      because: `The data API cannot work as its role "ecosystem_api" (${code ?? message}). If the database is one of your own, let this role log in from this machine (pg_hba.conf).`,
    };
  }
}

async function isItsOwnFault(answered: Response): Promise<boolean> {
  const body = await answered.clone().text();
  return !/"code":"(?!SUP)/u.test(body);
}
