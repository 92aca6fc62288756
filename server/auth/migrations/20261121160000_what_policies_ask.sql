-- What policies ask about the caller, under the names that a hosted project has. Who answers a call of the data API
-- sets the claims for its transaction (server/data-api.ts). The roles are made before (server/postgres/api-roles.ts).
create function auth.jwt() returns jsonb language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;
create function auth.uid() returns uuid language sql stable as $$
  select nullif(auth.jwt() ->> 'sub', '')::uuid
$$;
create function auth.role() returns text language sql stable as $$
  select auth.jwt() ->> 'role'
$$;
create function auth.email() returns text language sql stable as $$
  select auth.jwt() ->> 'email'
$$;

-- The functions only: no table of this schema is granted to any of them.
grant usage on schema auth to anon, authenticated, service_role, sql_console;
grant execute on function auth.jwt(), auth.uid(), auth.role(), auth.email()
  to anon, authenticated, service_role, sql_console;
