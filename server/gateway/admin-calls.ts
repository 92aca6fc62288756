import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Access } from '#server/auth/access.ts';
import { audit } from '#server/auth/audit.ts';
import { readJson } from '#server/http/read-body.ts';
import type { Database } from '#server/postgres/connect.ts';
import type { DataApi } from './data-api.ts';
import { restError, rightMissing } from './rest-answers.ts';
import type { SqlConsole } from './sql-console.ts';

const names = ['exec_sql', 'create_function_get_table_structure'] as const;
type Name = (typeof names)[number];

/** Calls under /rest/v1/rpc that are answered here and by no function of the database. In: who calls, the body. */
export type AdminCalls = Readonly<Record<Name, (access: Access, body: string) => Promise<Response>>>;

/** Whether a function is one of those that only admins call. */
export function isAdminCall(name: string): name is Name {
  return (names as readonly string[]).includes(name);
}

type Needs = { readonly sql: Database; readonly console: SqlConsole } & Pick<DataApi, 'lookAgain'>;

const statement = v.object({ sql: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20_000)) });

/** The two calls of the admin panel that were an open door as functions of the database (ADM-09, SEC-17). */
export function adminCalls({ sql, console, lookAgain }: Needs): AdminCalls {
  return {
    exec_sql: async (access, body) => {
      const admin = adminOf(access);
      if (admin === undefined) return refuse('exec_sql', access);
      const read = v.safeParse(statement, readJson(body));
      if (!read.success)
        return restError({
          code: 'PGRST102',
          message: 'Empty or invalid json',
          hint: 'Send {"sql": "select …"}, at most 20,000 characters.',
        });
      // Before it runs and on another connection: what the statement does cannot take it back.
      await audit(sql, { action: 'sql_run', actorId: admin, traits: noteOf(read.output.sql) });
      return console.run(read.output.sql, access);
    },
    // It came with the migrations: there is something to do only when it was taken away.
    create_function_get_table_structure: async (access) => {
      const admin = adminOf(access);
      if (admin === undefined) return refuse('create_function_get_table_structure', access);
      await makeTableStructure(sql);
      await lookAgain();
      return new Response(null, { status: 204 });
    },
  };
}

// As much as tells what it was; the hash tells whether a longer one is the same as another.
const longestNote = 2000;

function noteOf(text: string): Record<string, string> {
  if (text.length <= longestNote) return { sql: text };
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { sql: text.slice(0, longestNote), characters: String(text.length), sha256 };
}

// A person, so that the audit can name them: the secret key is nobody.
function adminOf(access: Access): string | undefined {
  return access.kind === 'account' && access.role === 'admin' ? access.caller.user.id : undefined;
}

function refuse(name: Name, access: Access): Response {
  return rightMissing(
    {
      message: `permission denied for function ${name}`,
      hint:
        access.kind === 'account' && access.isRoleHeldBack
          ? 'Your role is active once you sign in with two steps: set up an app on your account page'
          : 'Your account has no admin role',
    },
    access.kind !== 'visitor',
  );
}

const migration = new URL('../../supabase/migrations/20261121220100_projects.sql', import.meta.url);

/** Makes the function that the admin panel looks tables up with, with its rights, where somebody took it away (ADM-09). */
async function makeTableStructure(sql: Database): Promise<void> {
  const [found] = await sql`select to_regprocedure('public.get_table_structure(text)') as name`;
  if (found?.name != null) return;
  const statements = await readFile(migration, 'utf8');
  const definition = statements.slice(statements.indexOf('create function public.get_table_structure'));
  // Another admin may ask at the same moment.
  await sql.begin((transaction) => transaction.unsafe(definition.replace('create', 'create or replace')));
}
