-- The files, in the tables and columns of Supabase's own storage service, so that a move to a hosted project is a copy.
-- They stand beside supabase/migrations because a hosted project brings them along; who may do what stands there,
-- because both need it. What Supabase does not have is marked "ours".
--
-- Every table in here has row-level security (docs/decisions/022-storage.md).
revoke all on schema storage from public;
alter default privileges in schema storage revoke execute on functions from public;
revoke all on storage.schema_migrations from public;
alter table storage.schema_migrations enable row level security;

do $$
declare
  api_role text;
begin
  foreach api_role in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = api_role) then
      execute format('create role %I nologin noinherit', api_role);
      if api_role = 'service_role' then
        begin
          alter role service_role bypassrls;
        exception when insufficient_privilege then
          -- PostgreSQL 15 lets only superusers do this. The policies below are enough for the files.
          null;
        end;
      end if;
    end if;
    begin
      execute format('grant %I to %I', api_role, current_user);
    exception when insufficient_privilege then
      -- Somebody else made the role. What counts is the next line.
      null;
    end;
    execute format('set local role %I', api_role);
    reset role;
  end loop;
end $$;
grant usage on schema storage to anon, authenticated, service_role;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  owner_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  public boolean not null default false,
  avif_autodetection boolean not null default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  type text not null default 'STANDARD' check (type = 'STANDARD')
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets,
  -- By bytes, as storage lists them, so that the index below also finds what begins with a folder.
  name text collate "C" not null,
  owner uuid,
  owner_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  -- Under this the bytes lie (ours: a UUID, never part of what somebody typed).
  version uuid not null unique,
  user_metadata jsonb,
  unique (bucket_id, name)
);
create index objects_owner on storage.objects (owner_id);

-- Ours: bytes that no row names, or not yet. Each upload is noted before its first byte and each row that goes leaves
-- its version here, so that whatever happens in between, the bytes are found and deleted when they are due.
create table storage.leftovers (
  version uuid primary key,
  due_at timestamptz not null default now()
);
create index leftovers_due on storage.leftovers (due_at);

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
alter table storage.leftovers enable row level security;
grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated, service_role;
create policy "the service manages buckets" on storage.buckets to service_role using (true) with check (true);
create policy "the service manages files" on storage.objects to service_role using (true) with check (true);

create function storage.leave_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into storage.leftovers (version) values (old.version) on conflict (version) do update set due_at = now();
  return null;
end $$;
create trigger leave_version after delete on storage.objects
for each row execute function storage.leave_version();
create trigger leave_replaced_version after update of version on storage.objects
for each row when (old.version is distinct from new.version) execute function storage.leave_version();

-- Ours: what goes with an account. Files of the team belong to the association and stay, without saying whose they
-- were; everybody else's go.
create function storage.leave_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.raw_app_meta_data ->> 'role' in ('team', 'admin') then
    update storage.objects set owner = null, owner_id = null where owner_id = old.id::text;
  else
    delete from storage.objects where owner_id = old.id::text;
  end if;
  update storage.buckets set owner = null, owner_id = null where owner_id = old.id::text;
  return null;
end $$;
create trigger leave_files after delete on auth.users
for each row execute function storage.leave_account();
create trigger leave_files_emptied after update of deleted_at on auth.users
for each row when (old.deleted_at is null and new.deleted_at is not null) execute function storage.leave_account();
