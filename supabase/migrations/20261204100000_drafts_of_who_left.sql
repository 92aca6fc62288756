-- As before (20261124150000), but of drafts only those of the team of now count: who has left sees theirs no longer, and
-- nobody else can delete them, so a picture that one of them names could never go.
create or replace function app_private.picture_uses()
  returns table (picture_id uuid, kind text, ref text, title text, is_published boolean)
  language sql stable security definer set search_path = ''
as $$
  with of_team as (
    select id from auth.users where raw_app_meta_data ->> 'role' in ('team', 'admin')
  )
  select p.id, 'project', coalesce(project.slug, project.id::text), coalesce(project.title, project.title_de),
         project.published_at is not null
  from public.pictures p join public.projects project on project.cover_path = p.path
  union all
  select distinct p.id, 'draft', d.project_id::text,
         coalesce(nullif(d.content ->> 'title', ''), nullif(d.content ->> 'title_de', '')), false
  from public.pictures p join public.project_drafts d on d.content ->> 'cover_path' = p.path
  where d.author_id in (select id from of_team)
    and not exists (select from public.projects where id = d.project_id and cover_path = p.path)
  union all
  select distinct p.id, 'text', named.key, null, named.is_published
  from (
    select key, is_published, regexp_matches(said, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') as ids
    from (
      (select distinct on (key) key, true as is_published, text::text as said
       from app_private.text_versions order by key, id desc)
      union all
      select key, false, text::text from app_private.text_drafts where author_id in (select id from of_team)
      union all
      (select distinct on (v.list, v.entry) v.list || '.' || v.entry, true, v.fields::text
       from app_private.entry_versions v
       where v.said is not null and 'deleted' <> (
         select state from app_private.entry_versions n where n.list = v.list and n.entry = v.entry order by id desc limit 1)
       order by v.list, v.entry, v.id desc)
    ) newest
  ) named join public.pictures p on p.id = named.ids[1]::uuid
$$;
