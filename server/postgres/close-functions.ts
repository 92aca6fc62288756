import { asSuperuser, databaseName, owner, type Superuser } from './prepare-owner.ts';

// What writes, waits, signals or changes the session although a transaction only reads. PostgreSQL gives it to everybody.
const acting =
  '^(set_config|pg_notify|pg_logical_emit_message|pg_export_snapshot|pg_(cancel|terminate)_backend|pg_(try_)?advisory_.*|lo_.*|loread|lowrite)$';
// Whose statements are ours or those of functions in migrations. Not sql_console: what it runs was typed by a person.
const needing = `${owner}, anon, authenticated, service_role, inbox_team, ecosystem_api`;

/**
 * Takes the functions that act from everybody but the roles that need them, in the embedded cluster, where nobody else
 * has work (SEC-17); docs/operations.md says the same for a database of one's own. Also how much disk a typed
 * statement may take for sorting. Only a superuser can, and it is said anew at every start.
 */
export async function closeFunctions(superuser: Superuser): Promise<void> {
  await asSuperuser(superuser, databaseName, async (sql) => {
    await sql.unsafe(`do $$
      declare acting regprocedure;
      begin
        for acting in select oid from pg_proc where pronamespace = 'pg_catalog'::regnamespace and proname ~ '${acting}' loop
          execute format('revoke execute on function %s from public', acting);
          execute format('grant execute on function %s to ${needing}', acting);
        end loop;
      end $$;
      alter role sql_console set temp_file_limit = '256MB'`);
  });
}
