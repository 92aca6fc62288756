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
  updated_at timestamptz default now(),
  -- A day that no program can write would break the team's list of projects, and a tag could be as long as a book.
  constraint projects_times_check check (
    created_at between '1900-01-01' and '2200-01-01' and updated_at between '1900-01-01' and '2200-01-01'
    and (published_at is null or published_at between '1900-01-01' and '2200-01-01')),
  constraint projects_tags_length_check check (
    coalesce(array_ndims(tags), 1) = 1 and char_length(array_to_string(tags, '')) <= 2000),
  constraint projects_tags_de_length_check check (
    coalesce(array_ndims(tags_de), 1) = 1 and char_length(array_to_string(tags_de, '')) <= 2000)
);
create index projects_user on public.projects (user_id);
create index projects_published on public.projects (published_at desc) where published_at is not null;
create index projects_published_cover on public.projects (cover_path) where published_at is not null;

create function app_private.note_change() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;
create trigger note_change before update on public.projects for each row execute function app_private.note_change();

-- One call can bring ten thousand rows, and each has its history: they would fill the disk. And who saves or deletes a
-- row names when it was changed: one without a time could be neither.
create function app_private.limit_projects() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := coalesce(new.updated_at, now());
  if current_user <> 'authenticated' or coalesce(auth.jwt() -> 'app_metadata' ->> 'role', '') in ('team', 'admin') then
    return new;
  end if;
  -- One after the other for each account, or many calls at once would all still find room.
  perform pg_advisory_xact_lock(hashtextextended('projects of ' || auth.uid(), 0));
  if (select count(*) from public.projects where user_id = auth.uid()) >= 50
     and not exists (select from public.projects where id = new.id) then
    raise exception 'Nobody has more than 50 projects.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger limit_projects before insert on public.projects
  for each row execute function app_private.limit_projects();

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

-- What the team's editor of projects needs beside the projects themselves (docs/decisions/027-project-editor.md).
-- A published row is read by everybody with all its columns, so what is not meant for visitors lies apart.

-- What a project was, each time it was saved: written by the trigger below and by nobody else.
create table public.project_versions (
  id bigint primary key generated always as identity,
  -- No foreign key: the trigger below deletes them with their project.
  project_id uuid not null,
  -- Who saved it. Null: the site itself, or an account that is gone.
  author_id uuid references auth.users on delete set null,
  content jsonb not null default '{}',
  is_published boolean not null default false,
  created_at timestamptz not null default now()
);
create index project_versions_project on public.project_versions (project_id, id desc);
create index project_versions_author on public.project_versions (author_id) where author_id is not null;

-- What somebody of the team has typed and not saved: one for each project and author, so nobody types over anybody.
create table public.project_drafts (
  -- Made in the browser: a new project has its draft before it has its row, so there is no foreign key.
  project_id uuid not null,
  author_id uuid not null default auth.uid() references auth.users on delete cascade,
  content jsonb not null default '{}' check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 200000),
  -- `updated_at` of the row that the draft began with. Null: there was none.
  began_with timestamptz,
  saved_at timestamptz not null default now(),
  primary key (project_id, author_id)
);
create index project_drafts_author on public.project_drafts (author_id);

-- Everything of a project that somebody can edit.
create function app_private.project_content(project public.projects) returns jsonb
  language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'title', project.title, 'title_de', project.title_de, 'summary', project.summary, 'summary_de', project.summary_de,
    'description', project.description, 'description_de', project.description_de, 'slug', project.slug,
    'tags', project.tags, 'tags_de', project.tags_de, 'gradient', project.gradient,
    'background_color', project.background_color, 'cover_path', project.cover_path,
    'cover_alt', project.cover_alt, 'cover_alt_de', project.cover_alt_de)
$$;

-- With the rights of its owner, so that a history is written whoever changes a row, and nobody can write one by hand.
-- Of what an owner who is not of the team saves, only the last state stays: fifty of theirs would push those of the team out.
create function app_private.keep_version() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  content jsonb := app_private.project_content(new);
begin
  if tg_op = 'UPDATE' and content = app_private.project_content(old)
     and (old.published_at is null) = (new.published_at is null) then
    return null;
  end if;
  if auth.uid() is not null and coalesce(auth.jwt() -> 'app_metadata' ->> 'role', '') not in ('team', 'admin') then
    delete from public.project_versions
    where project_id = new.id and author_id = auth.uid() and not is_published and id > coalesce((
      select max(id) from public.project_versions
      where project_id = new.id and (is_published or author_id is distinct from auth.uid())), 0);
  end if;
  insert into public.project_versions (project_id, author_id, content, is_published)
  values (new.id, (select id from auth.users where id = auth.uid()), content, new.published_at is not null);
  delete from public.project_versions
  where project_id = new.id and id <= (
    select id from public.project_versions where project_id = new.id order by id desc offset 50 limit 1);
  return null;
end
$$;
create trigger keep_version after insert or update on public.projects
  for each row execute function app_private.keep_version();

create function app_private.forget_versions() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.project_versions where project_id = old.id;
  return null;
end
$$;
create trigger forget_versions after delete on public.projects
  for each row execute function app_private.forget_versions();

create function app_private.note_draft() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' and not exists (
       select from public.project_drafts where project_id = new.project_id and author_id = new.author_id)
     and (select count(*) from public.project_drafts where author_id = new.author_id) >= 100 then
    raise exception 'Nobody has more than 100 drafts.' using errcode = 'check_violation';
  end if;
  new.saved_at := now();
  return new;
end
$$;
create trigger note_draft before insert or update on public.project_drafts
  for each row execute function app_private.note_draft();

-- An account that is emptied and not deleted leaves the same behind as one that is deleted.
create function app_private.leave_drafts() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.project_drafts where author_id = new.id;
  update public.project_versions set author_id = null where author_id = new.id;
  return null;
end
$$;
create trigger leave_drafts_emptied after update of deleted_at on auth.users for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function app_private.leave_drafts();

alter table public.project_versions enable row level security;
revoke all on public.project_versions from anon, authenticated, service_role;
grant select on public.project_versions to authenticated, service_role;
create policy "the team reads" on public.project_versions for select to authenticated using (
  (select auth.jwt() -> 'app_metadata' ->> 'role') in ('team', 'admin')
);

alter table public.project_drafts enable row level security;
revoke all on public.project_drafts from anon, authenticated, service_role;
grant select, insert, update, delete on public.project_drafts to authenticated, service_role;
create policy "the team reads" on public.project_drafts for select to authenticated using (
  (select auth.jwt() -> 'app_metadata' ->> 'role') in ('team', 'admin')
);
create policy "the team begins its own" on public.project_drafts for insert to authenticated with check (
  author_id = (select auth.uid()) and (select auth.jwt() -> 'app_metadata' ->> 'role') in ('team', 'admin')
);
create policy "the team changes its own" on public.project_drafts for update to authenticated
  using (author_id = (select auth.uid()) and (select auth.jwt() -> 'app_metadata' ->> 'role') in ('team', 'admin'))
  with check (author_id = (select auth.uid()) and (select auth.jwt() -> 'app_metadata' ->> 'role') in ('team', 'admin'));
create policy "the team deletes its own" on public.project_drafts for delete to authenticated using (
  author_id = (select auth.uid()) and (select auth.jwt() -> 'app_metadata' ->> 'role') in ('team', 'admin')
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
