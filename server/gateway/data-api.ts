import { randomUUID } from 'node:crypto';
import type { IntrospectResult } from '@supabase/lite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { OpenDatabase } from '#server/database.ts';
import { errorFields, type Log } from '#server/log.ts';
import { rolePassword, setRolePassword } from '#server/postgres/api-roles.ts';
import { withDeadline } from '#server/postgres/away.ts';
import type { Database, Queries } from '#server/postgres/connect.ts';
import { closeBuiltIns, usesBuiltInName } from './built-in-names.ts';
import type { ApiClaims, ApiRole } from './claims.ts';
import { refuseCostly } from './costly-filters.ts';
import { answerDatabaseError } from './database-errors.ts';
import { findOpenDoor } from './open-doors.ts';
import { restError } from './rest-answers.ts';
import { atOnce } from './rest-limits.ts';
import { textTypes } from './text-types.ts';

/** The tables and functions of `public` over HTTP, as PostgREST has them. */
export type DataApi = {
  /** Answers a call of /rest/v1 with the rights that the claims say. Never a 500 for what somebody sent. */
  readonly answer: (request: Request, claims: ApiClaims) => Promise<Response>;
  readonly close: () => Promise<void>;
};

type Needs = { readonly database: OpenDatabase; readonly jwtSecret: string; readonly log: Log };

// Who is known to us may ask for more than somebody passing by (as in a hosted project). What our pages ask as a visitor
// takes some milliseconds.
const patienceMs = { anon: 1000, authenticated: 8000, service_role: 10_000 } as const satisfies Record<ApiRole, number>;

/** What ends a transaction whose answer is a refusal, so that nothing of it stays. */
class Refused extends Error {
  readonly answer: Response;
  constructor(answer: Response) {
    super('The call was refused.');
    this.answer = answer;
  }
}

/**
 * Opens the data API: @supabase/lite's, of which this is the only file that knows it, as far as it turns a call into
 * SQL (docs/decisions/021-gateway-and-data-api.md). Who calls, as which role a statement runs, on which connection,
 * and what becomes of an error is decided here. Out: a sentence when a call could get past the policies.
 */
export async function openDataApi({
  database,
  jwtSecret,
  log,
}: Needs): Promise<{ ok: true; value: DataApi } | { ok: false; because: string }> {
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
  const close = async (): Promise<void> =>
    void (await Promise.all([pool, visitors].map((one) => one.end({ timeout: 5 }))));

  // Loading it replaces process.emitWarning by a function that fails when a warning is no text.
  const { emitWarning } = process;
  const [{ App, fuzzyMatch }, { PostgresConnection }] = await Promise.all([
    import('@supabase/lite'),
    import('@supabase/lite/postgres'),
  ]);
  process.emitWarning = emitWarning;

  /** The calls that are being answered: what a statement runs as is looked up here and nowhere else. */
  const calls = new Map<string, ApiClaims>();
  const known = new WeakSet<ApiClaims>();
  let shown: IntrospectResult | undefined;

  class Fenced extends PostgresConnection {
    /** Looks at the schema as service_role, which sees `public` only, and forgets what is elsewhere. */
    async look(): Promise<void> {
      await pool.begin('read only', async (transaction) => {
        await transaction`set local role service_role`;
        this.kysely = kyselyOn(transaction);
        shown = publicOnly(await super.introspect());
      });
      this.kysely = kyselyOn(undefined);
    }

    override async introspect(): Promise<IntrospectResult> {
      if (shown === undefined) throw new Error('The schema has not been looked at.');
      return shown;
    }

    // Its own would grant every right on every table, with the first call.
    override async withContext<Result>(
      vars: Record<string, unknown> | undefined,
      work: (db: Kysely<never>) => Promise<Result>,
      options?: { rpc?: { readOnly: boolean } },
    ): Promise<Result> {
      const claims = (vars?.auth as { jwt?: ApiClaims } | undefined)?.jwt;
      if (claims === undefined || !known.has(claims)) throw new Error('A statement of nobody was not run.');
      try {
        const result = await withDeadline(() =>
          (claims.role === 'anon' ? visitors : pool).begin(
            options?.rpc?.readOnly ? 'read only' : '',
            async (transaction) => {
              await enter(transaction, claims);
              const given = await work(kyselyOn(transaction, claims.role === 'anon' ? refuseCostly : undefined));
              if (given instanceof Response && given.status >= 400) throw new Refused(given);
              return given;
            },
          ),
        );
        return result as Result;
      } catch (error) {
        const answer = error instanceof Refused ? error.answer : answerDatabaseError(error, claims.role);
        if (answer === undefined) throw error;
        if (answer.status === 500) log.error(errorFields(error), 'a statement of the data API failed');
        return answer as Result;
      }
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
            const claims = calls.get(ticket);
            calls.delete(ticket);
            return claims === undefined ? null : { type: 'publishable', claims };
          },
        },
      },
    },
  });

  // Query parameters become objects there, under whatever names they have.
  closeBuiltIns();
  const answer = async (request: Request, given: ApiClaims): Promise<Response> => {
    const { search } = new URL(request.url);
    if (usesBuiltInName(search) || usesBuiltInName(request.headers.get('prefer') ?? ''))
      return restError(400, { code: 'PGRST100', message: 'A name that was used here is reserved.' });
    const missing = missingTable(request);
    if (missing !== undefined) return missing;
    const claims = { ...given };
    const ticket = randomUUID();
    calls.set(ticket, claims);
    known.add(claims);
    const headers = new Headers(request.headers);
    headers.delete('authorization');
    headers.set('apikey', ticket);
    try {
      const answered = await app.fetch(new Request(request, { headers }));
      // What it cannot read it calls a fault of its own.
      if (answered.status !== 500 || !(await isItsOwnFault(answered))) return answered;
      log.warn('a call of the data API could not be read');
      return restError(400, { code: 'PGRST100', message: 'The call could not be read.' });
    } finally {
      calls.delete(ticket);
    }
  };

  function missingTable({ url, headers }: Request): Response | undefined {
    const schema = headers.get('content-profile') ?? headers.get('accept-profile') ?? 'public';
    if (schema !== 'public') return undefined;
    const [, name] = /^\/rest\/v1\/(\w+)$/u.exec(new URL(url).pathname) ?? [];
    const names = [...(shown?.tables ?? []), ...(shown?.views ?? [])].map((relation) => relation.name);
    if (name === undefined || names.includes(name)) return undefined;
    const near = fuzzyMatch(name, names);
    return restError(404, {
      code: 'PGRST205',
      message: `Could not find the table 'public.${name}' in the schema cache`,
      hint: near === null ? null : `Perhaps you meant the table 'public.${near}'`,
    });
  }

  try {
    await connection.look();
    const fault = await whoRunsCalls(answer);
    if (fault === undefined) return { ok: true, value: { answer, close } };
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

/** Becomes the role of a call, for the rest of its transaction. */
async function enter(transaction: Queries, claims: ApiClaims): Promise<void> {
  const { role, sub = '', email = '' } = claims;
  await transaction`
    select set_config('role', ${role}, true), set_config('statement_timeout', ${String(patienceMs[role])}, true),
           set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
           set_config('request.jwt.claim.sub', ${sub}, true), set_config('request.jwt.claim.role', ${role}, true),
           set_config('request.jwt.claim.email', ${email}, true), set_config('request.headers', '{}', true),
           set_config('response.headers', '', true), set_config('response.status', '', true)`;
}

/** Asks the sentinel, over the whole way of a call, as whom it ran. Out: a sentence when it was not who it should be. */
async function whoRunsCalls(answer: DataApi['answer']): Promise<string | undefined> {
  for (const role of ['anon', 'authenticated'] as const) {
    const answered = await answer(new Request('http://localhost/rest/v1/_sentinel?select=role'), { role });
    const text = await answered.text();
    if (text !== JSON.stringify([{ role }]))
      return `A call of the data API that should run as ${role} was answered with ${answered.status} ${text}. The server does not start before that is mended: see public._sentinel.`;
  }
  return undefined;
}

async function isItsOwnFault(answered: Response): Promise<boolean> {
  const body = await answered.clone().text();
  return !/"code":"(?!SUP)/u.test(body);
}

function publicOnly(found: IntrospectResult): IntrospectResult {
  const isPublic = ({ schema }: { schema?: string | undefined }): boolean => schema === 'public';
  const result: IntrospectResult = {
    ...found,
    tables: found.tables.filter(isPublic),
    columns: found.columns.filter(isPublic),
    indexes: found.indexes.filter(isPublic),
    foreign_keys: found.foreign_keys.filter((key) => isPublic(key) && key.ref_schema === 'public'),
    primary_keys: found.primary_keys.filter(isPublic),
    views: found.views.filter(isPublic),
    check_constraints: found.check_constraints.filter(isPublic),
    unique_constraints: found.unique_constraints.filter(isPublic),
    comments: found.comments.filter(isPublic),
    custom_types: found.custom_types.filter(isPublic),
    functions: (found.functions ?? []).filter(isPublic),
    partitions: (found.partitions ?? []).filter(isPublic),
  };
  // It answers a failure of its own with an empty schema.
  if (result.tables.every(({ name }) => name !== '_sentinel')) throw new Error('The schema could not be read.');
  return result;
}

/**
 * Kysely, by which the statements are made, on one transaction of ours; without one it runs nothing, nor what `refuse`
 * refuses.
 */
function kyselyOn(transaction: Queries | undefined, refuse?: typeof refuseCostly): Kysely<never> {
  const connection: DatabaseConnection = {
    executeQuery: async ({ sql, parameters }: CompiledQuery) => {
      if (transaction === undefined) throw new Error('A statement outside of a call was not run.');
      const refusal = refuse?.({ sql, parameters });
      if (refusal !== undefined) throw new Refused(restError(400, refusal));
      const result = await transaction.unsafe(sql, [...parameters] as never[]);
      const isChange = /^(?:INSERT|UPDATE|DELETE|MERGE)$/u.test(result.command);
      return { rows: Array.from(result) as never[], ...(isChange ? { numAffectedRows: BigInt(result.count) } : {}) };
    },
    streamQuery: () => {
      throw new Error('The data API does not stream.');
    },
  };
  const nothing = async (): Promise<void> => {};
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  };
  return new Kysely<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
