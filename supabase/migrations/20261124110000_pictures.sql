-- One library of pictures for the team (docs/decisions/056-pictures.md). The server draws each picture anew in a few
-- sizes and keeps those as files of the bucket `picture_library`, {id}/{width}.avif and .webp, which nobody else writes.
create table public.pictures (
  id uuid primary key,
  -- The name by which others show it: `library/{id}`. One that was carried over keeps the path that it had in the bucket
  -- `project_assets`, so that projects, their versions and their drafts name it as they always did.
  path text not null unique check (char_length(path) between 1 and 500),
  -- What it shows, for those who do not see it. Null: it was carried over, and nobody has said it in this language.
  alt text check (char_length(alt) between 1 and 500),
  alt_de text check (char_length(alt_de) between 1 and 500),
  -- Of the largest size, and the widths of all of them.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  widths integer[] not null check (cardinality(widths) > 0),
  created_at timestamptz not null default now()
);

-- Where each picture is shown or about to be. A version does not count: else what must go could never go.
create function app_private.picture_uses()
  returns table (picture_id uuid, kind text, ref text, title text, is_published boolean)
  language sql stable security definer set search_path = ''
as $$
  select p.id, 'project', coalesce(project.slug, project.id::text), coalesce(project.title, project.title_de),
         project.published_at is not null
  from public.pictures p join public.projects project on project.cover_path = p.path
  union all
  select distinct p.id, 'draft', d.project_id::text,
         coalesce(nullif(d.content ->> 'title', ''), nullif(d.content ->> 'title_de', '')), false
  from public.pictures p join public.project_drafts d on d.content ->> 'cover_path' = p.path
  where not exists (select from public.projects where id = d.project_id and cover_path = p.path)
  union all
  -- Texts and entries of lists name a picture by its id.
  select distinct p.id, 'text', named.key, null, named.is_published
  from (
    select newest.key, true as is_published, regexp_matches(newest.text::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') as ids
    from (select distinct on (key) key, text from app_private.text_versions order by key, id desc) newest
    union all
    select key, false, regexp_matches(text::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') from app_private.text_drafts
  ) named join public.pictures p on p.id = named.ids[1]::uuid
$$;
revoke execute on function app_private.picture_uses() from public;
grant execute on function app_private.picture_uses() to inbox_team;

-- Whoever names a picture holds it until that is committed, and whoever deletes it looks after that: so none is deleted
-- while somebody begins to show it. A picture of the library is the team's to show.
create function app_private.hold_picture() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.cover_path is not distinct from old.cover_path then return new; end if;
  perform from public.pictures where path = new.cover_path for key share;
  if not starts_with(new.cover_path, 'library/') then return new; end if;
  if auth.uid() is not null and not app_rights.is_team() then
    raise exception 'A picture of the library is for the team.' using errcode = 'insufficient_privilege';
  end if;
  if not exists (select from public.pictures where path = new.cover_path) then
    raise exception 'There is no such picture in the library.' using errcode = 'foreign_key_violation';
  end if;
  return new;
end
$$;
revoke execute on function app_private.hold_picture() from public;
create trigger hold_picture before insert or update of cover_path on public.projects
  for each row when (new.cover_path is not null) execute function app_private.hold_picture();

create function app_private.keep_used_picture() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from app_private.picture_uses() where picture_id = old.id) then
    raise exception 'The picture is used.' using errcode = 'restrict_violation';
  end if;
  -- Its files go with it, and the one that it was carried over from.
  delete from storage.objects
  where (bucket_id = 'picture_library' and starts_with(name, old.id || '/'))
     or (bucket_id = 'project_assets' and name = old.path);
  return old;
end
$$;
revoke execute on function app_private.keep_used_picture() from public;
create trigger keep_used_picture before delete on public.pictures
  for each row execute function app_private.keep_used_picture();

alter table public.pictures enable row level security;
revoke all on public.pictures from anon, authenticated, service_role;
grant select on public.pictures to anon, authenticated, service_role;
create policy "of published projects; all for the team" on public.pictures for select to anon, authenticated using (
  exists (select from public.projects where cover_path = pictures.path and published_at is not null)
  or (select app_rights.is_team())
);

-- The calls of the library run as the team's role, like those of the inbox.
grant usage on schema public to inbox_team;
grant select, insert, update (alt, alt_de), delete on public.pictures to inbox_team;
create policy "the team manages them" on public.pictures to inbox_team
  using ((select app_private.is_team())) with check ((select app_private.is_team()));

-- The files and their bucket are written by the server alone.
create policy "the library is written by the site" on storage.objects as restrictive for insert to authenticated
  with check (bucket_id <> 'picture_library');
create policy "the library stays as it is" on storage.objects as restrictive for update to authenticated
  using (bucket_id <> 'picture_library') with check (bucket_id <> 'picture_library');
create policy "the library stays" on storage.objects as restrictive for delete to authenticated
  using (bucket_id <> 'picture_library');
create policy "the bucket of the library is made by the site" on storage.buckets as restrictive for insert to authenticated
  with check (id <> 'picture_library');
create policy "the bucket of the library stays as it is" on storage.buckets as restrictive for update to authenticated
  using (id <> 'picture_library') with check (id <> 'picture_library');
create policy "the bucket of the library stays" on storage.buckets as restrictive for delete to authenticated
  using (id <> 'picture_library');
