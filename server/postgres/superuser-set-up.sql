-- What only a superuser can set up, in the site's database, after the roles of the API are made. The embedded PostgreSQL
-- gets it at every start (prepare-owner.ts); docs/other-ways.md says when to run it in one of your own. Running it
-- again changes nothing.
do $$
declare
  owner regrole := (select datdba::regrole from pg_database where datname = current_database());
  acting regprocedure;
begin
  -- What writes, waits, signals or changes the session although a transaction only reads, and is everybody's by default.
  -- These roles run our statements, and functions of migrations; sql_console runs what a person typed (SEC-17).
  for acting in
    select oid from pg_proc where pronamespace = 'pg_catalog'::regnamespace and proname ~
      '^(set_config|pg_notify|pg_logical_emit_message|pg_export_snapshot|pg_(cancel|terminate)_backend|pg_(try_)?advisory_.*|lo_.*|loread|lowrite)$'
  loop
    execute format('revoke execute on function %s from public', acting);
    execute format(
      'grant execute on function %s to %s, anon, authenticated, service_role, inbox_team, ecosystem_api', acting, owner);
  end loop;
  -- New tables are the API's, as in a hosted project; which rows, their policies say.
  execute format(
    'alter default privileges for role %s in schema public
     grant select, insert, update, delete on tables to anon, authenticated, service_role', owner);
  execute format('alter default privileges for role %s in schema public grant select on tables to sql_console', owner);
end $$;

-- Sorting may not fill the disk.
alter role sql_console set temp_file_limit = '256MB';

-- Made anew: a restored copy may belong to somebody who must not change what runs for a superuser.
drop schema if exists set_up cascade;
create schema set_up;

-- So a new table has row-level security from its first moment, and shows nothing to a visitor before it has policies.
create or replace function set_up.guard_new_table() returns event_trigger language plpgsql set search_path = '' as $$
declare
  made record;
begin
  for made in
    select * from pg_event_trigger_ddl_commands() where schema_name = 'public' and object_type = 'table'
  loop
    execute format('alter table %s enable row level security', made.object_identity);
  end loop;
end $$;
drop event trigger if exists guard_new_table;
create event trigger guard_new_table on ddl_command_end
  when tag in ('CREATE TABLE', 'CREATE TABLE AS', 'SELECT INTO') execute function set_up.guard_new_table();

-- As in a hosted project: the data API looks at the tables again.
create or replace function set_up.tell_change() returns event_trigger language plpgsql set search_path = '' as $$
begin
  notify pgrst, 'reload schema';
end $$;
drop event trigger if exists tell_change;
create event trigger tell_change on ddl_command_end execute function set_up.tell_change();

revoke execute on all functions in schema set_up from public;
