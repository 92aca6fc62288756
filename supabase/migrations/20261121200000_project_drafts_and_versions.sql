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

-- What was there before there were versions.
insert into public.project_versions (project_id, content, is_published, created_at)
select id, app_private.project_content(projects), published_at is not null, coalesce(updated_at, now()) from public.projects;

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
