-- What somebody with an account, but not of the team, could do with projects and their pictures beyond their own rows.

-- A day that no program can write would break the team's list of projects, and a tag could be as long as a book. A row
-- that is so already would refuse every change, so it is put right first (any change writes `updated_at` anew).
update public.projects set
  created_at = case when created_at between '1900-01-01' and '2200-01-01' then created_at else now() end,
  published_at = case when published_at is null or published_at between '1900-01-01' and '2200-01-01' then published_at else now() end,
  tags = case when array_ndims(tags) = 1 and char_length(array_to_string(tags, '')) <= 2000 then tags end,
  tags_de = case when array_ndims(tags_de) = 1 and char_length(array_to_string(tags_de, '')) <= 2000 then tags_de end
where not (created_at between '1900-01-01' and '2200-01-01' and updated_at between '1900-01-01' and '2200-01-01')
  or not (published_at between '1900-01-01' and '2200-01-01')
  or array_ndims(tags) > 1 or char_length(array_to_string(tags, '')) > 2000
  or array_ndims(tags_de) > 1 or char_length(array_to_string(tags_de, '')) > 2000;
alter table public.projects
  add constraint projects_times_check check (
    created_at between '1900-01-01' and '2200-01-01' and updated_at between '1900-01-01' and '2200-01-01'
    and (published_at is null or published_at between '1900-01-01' and '2200-01-01')),
  -- How many tags there may be is said above; this is how long.
  add constraint projects_tags_length_check check (
    coalesce(array_ndims(tags), 1) = 1 and char_length(array_to_string(tags, '')) <= 2000),
  add constraint projects_tags_de_length_check check (
    coalesce(array_ndims(tags_de), 1) = 1 and char_length(array_to_string(tags_de, '')) <= 2000);

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

-- The picture of a published project is as published as its words: whoever owns the file cannot put another one in its
-- place, and nobody else can when it is gone. Deleting it stays allowed.
create index projects_published_cover on public.projects (cover_path) where published_at is not null;
create policy "no picture in the place of a published one" on storage.objects as restrictive for insert to authenticated
with check (
  coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb -> 'app_metadata' ->> 'role', '') in ('team', 'admin')
  or bucket_id <> 'project_assets'
  or not exists (select from public.projects where cover_path = objects.name and published_at is not null)
);
create policy "a published picture stays as it is" on storage.objects as restrictive for update to authenticated
using (
  coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb -> 'app_metadata' ->> 'role', '') in ('team', 'admin')
  or bucket_id <> 'project_assets'
  or not exists (select from public.projects where cover_path = objects.name and published_at is not null)
);
