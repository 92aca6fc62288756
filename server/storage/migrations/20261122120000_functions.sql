-- As in 20261122120000_functions_of_the_site.sql: what "in schema" did not take from everybody.
revoke execute on function storage.leave_version(), storage.leave_account() from public;

-- What policies of a hosted project ask about the name of a file, in Supabase's words.
create or replace function storage.foldername(name text) returns text[] language sql immutable as $$
  select parts[1:array_length(parts, 1) - 1] from string_to_array(name, '/') parts
$$;
create or replace function storage.filename(name text) returns text language sql immutable as $$
  select parts[array_length(parts, 1)] from string_to_array(name, '/') parts
$$;
-- A name without a dot is its own extension there, too.
create or replace function storage.extension(name text) returns text language sql immutable as $$
  select split_part(storage.filename(name), '.', -1)
$$;
revoke execute on function storage.foldername(text), storage.filename(text), storage.extension(text) from public;
grant execute on function storage.foldername(text), storage.filename(text), storage.extension(text)
  to anon, authenticated, service_role;
