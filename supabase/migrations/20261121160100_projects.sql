-- What the data API shows. Every table of this schema has row-level security and says who may do what; the server
-- does not start otherwise, and server/gateway/matrix.ts lists it once more for the tests.
grant usage on schema public to anon, authenticated, service_role;
revoke create on schema public from public;

-- Each role sees the row with its own name: so the server finds out, before it listens, as whom a call really runs.
create table public._sentinel (role name primary key);
insert into public._sentinel values ('anon'), ('authenticated'), ('service_role');
alter table public._sentinel enable row level security;
revoke all on public._sentinel from anon, authenticated, service_role;
grant select on public._sentinel to anon, authenticated, service_role;
create policy "the row of one's own role" on public._sentinel for select using (role = current_user);

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 200),
  description text check (char_length(description) <= 20000),
  summary text check (char_length(summary) <= 1000),
  -- The last part of the address of the project's page.
  slug text unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  tags text[] check (cardinality(tags) <= 20),
  -- Null when the account is gone: what the association has published stays.
  user_id uuid default auth.uid() references auth.users on delete set null,
  gradient text check (char_length(gradient) <= 200),
  background_color text check (char_length(background_color) <= 50),
  -- Ours. All may be null, so that a row of the columns above alone can be written.
  title_de text check (char_length(title_de) between 1 and 200),
  description_de text check (char_length(description_de) <= 20000),
  summary_de text check (char_length(summary_de) <= 1000),
  tags_de text[] check (cardinality(tags_de) <= 20),
  -- The path of the picture in the bucket project_assets, and what somebody who does not see it is told.
  cover_path text check (char_length(cover_path) <= 500),
  cover_alt text check (char_length(cover_alt) <= 500),
  cover_alt_de text check (char_length(cover_alt_de) <= 500),
  -- Null: only its owner and the team see it.
  published_at timestamptz,
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create index projects_user on public.projects (user_id);
create index projects_published on public.projects (published_at desc) where published_at is not null;

create function app_private.note_change() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;
create trigger note_change before update on public.projects for each row execute function app_private.note_change();

-- What goes with an account: the rows that only its owner and the team see. What is published stays, and so does what
-- somebody of the team wrote, which is the association's; it then names nobody.
create function app_private.leave_projects() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.projects
  where user_id = old.id and published_at is null
    and coalesce(old.raw_app_meta_data ->> 'role', '') not in ('team', 'admin');
  update public.projects set user_id = null where user_id = old.id;
  return old;
end
$$;
create trigger leave_projects before delete on auth.users for each row execute function app_private.leave_projects();
create trigger leave_projects_emptied after update of deleted_at on auth.users for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function app_private.leave_projects();

alter table public.projects enable row level security;
revoke all on public.projects from anon, authenticated, service_role;
grant select on public.projects to anon;
grant select, insert, update, delete on public.projects to authenticated, service_role;

-- The role of an account stands in its token under app_metadata, where nobody can write it themselves.
create policy "published, one's own, or all for the team" on public.projects for select using (
  published_at is not null
  or user_id = (select auth.uid())
  or (select auth.jwt() -> 'app_metadata' ->> 'role') in ('team', 'admin')
);
-- Publishing is the team's: what an owner writes is unpublished, and is so again after they changed it.
create policy "one's own, unpublished; all for the team" on public.projects for insert to authenticated with check (
  (user_id = (select auth.uid()) and published_at is null)
  or (select auth.jwt() -> 'app_metadata' ->> 'role') in ('team', 'admin')
);
create policy "one's own become unpublished; all for the team" on public.projects for update to authenticated
  using (
    user_id = (select auth.uid()) or (select auth.jwt() -> 'app_metadata' ->> 'role') in ('team', 'admin')
  )
  with check (
    (user_id = (select auth.uid()) and published_at is null)
    or (select auth.jwt() -> 'app_metadata' ->> 'role') in ('team', 'admin')
  );
create policy "one's own; all for the team" on public.projects for delete to authenticated using (
  user_id = (select auth.uid()) or (select auth.jwt() -> 'app_metadata' ->> 'role') in ('team', 'admin')
);

-- What the admin panel looks a table up with. It runs as the caller, who is shown what they may use.
create function public.get_table_structure(table_name text)
  returns table (column_name text, data_type text, is_nullable boolean, column_default text)
  language sql stable security invoker set search_path = ''
as $$
  select c.column_name::text, c.data_type::text, c.is_nullable = 'YES', c.column_default::text
  from information_schema.columns c
  where c.table_schema = 'public' and c.table_name = get_table_structure.table_name
  order by c.ordinal_position
$$;
revoke execute on function public.get_table_structure(text) from public;
grant execute on function public.get_table_structure(text) to anon, authenticated, service_role;
