-- Who is of the team, said once. A hosted project writes the role of an account into every token, also into that of a
-- session that has shown a password only: there it counts with a second step (aal2). Our server writes it only where it
-- counts, and beside it `role_needs` where it is told that a password is enough (TEAM_SECOND_STEP).
-- A schema of its own: everybody may ask, and it is none that the data API shows.
create schema app_rights;
grant usage on schema app_rights to public;
create function app_rights.is_team() returns boolean language sql stable set search_path = '' as $$
  select coalesce(
    auth.jwt() -> 'app_metadata' ->> 'role' in ('team', 'admin')
      and coalesce(auth.jwt() ->> 'aal', 'aal1') >= coalesce(auth.jwt() ->> 'role_needs', 'aal2'),
    false)
$$;
grant execute on function app_rights.is_team() to public;

alter policy "published, one's own, or all for the team" on public.projects using (
  published_at is not null or user_id = (select auth.uid()) or (select app_rights.is_team())
);
alter policy "one's own, unpublished; all for the team" on public.projects with check (
  (user_id = (select auth.uid()) and published_at is null) or (select app_rights.is_team())
);
alter policy "one's own become unpublished; all for the team" on public.projects
  using (user_id = (select auth.uid()) or (select app_rights.is_team()))
  with check ((user_id = (select auth.uid()) and published_at is null) or (select app_rights.is_team()));
-- What is published is the association's, and its history goes with the row: only the team deletes it.
alter policy "one's own; all for the team" on public.projects
  using ((user_id = (select auth.uid()) and published_at is null) or (select app_rights.is_team()));
alter policy "one's own; all for the team" on public.projects rename to "one's own, unpublished; the team deletes all";

alter policy "the team reads" on public.project_versions using ((select app_rights.is_team()));
alter policy "the team reads" on public.project_drafts using ((select app_rights.is_team()));
alter policy "the team begins its own" on public.project_drafts
  with check (author_id = (select auth.uid()) and (select app_rights.is_team()));
alter policy "the team changes its own" on public.project_drafts
  using (author_id = (select auth.uid()) and (select app_rights.is_team()))
  with check (author_id = (select auth.uid()) and (select app_rights.is_team()));
alter policy "the team deletes its own" on public.project_drafts
  using (author_id = (select auth.uid()) and (select app_rights.is_team()));

alter policy "the team manages buckets" on storage.buckets
  using ((select app_rights.is_team())) with check ((select app_rights.is_team()));
alter policy "the team manages files" on storage.objects
  using ((select app_rights.is_team())) with check ((select app_rights.is_team()));
alter policy "no picture in the place of a published one" on storage.objects with check (
  (select app_rights.is_team()) or bucket_id <> 'project_assets'
  or not exists (select from public.projects where cover_path = objects.name and published_at is not null)
);
alter policy "a published picture stays as it is" on storage.objects using (
  (select app_rights.is_team()) or bucket_id <> 'project_assets'
  or not exists (select from public.projects where cover_path = objects.name and published_at is not null)
);
create policy "a published picture stays" on storage.objects as restrictive for delete to authenticated using (
  (select app_rights.is_team()) or bucket_id <> 'project_assets'
  or not exists (select from public.projects where cover_path = objects.name and published_at is not null)
);

-- As before (20261121200000, 20261121210000), but for who is of the team.
create or replace function app_private.keep_version() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  content jsonb := app_private.project_content(new);
begin
  if tg_op = 'UPDATE' and content = app_private.project_content(old)
     and (old.published_at is null) = (new.published_at is null) then
    return null;
  end if;
  if auth.uid() is not null and not app_rights.is_team() then
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
create or replace function app_private.limit_projects() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := coalesce(new.updated_at, now());
  if current_user <> 'authenticated' or app_rights.is_team() then
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

-- A role that ends leaves the association's work behind, whichever way it ends: as with an account that goes, it then
-- names nobody. What its owner wrote themselves from then on is theirs again.
create function app_private.hand_over() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.projects set user_id = null where user_id = new.id;
  update storage.objects set owner = null, owner_id = null where owner_id = new.id::text;
  update storage.buckets set owner = null, owner_id = null where owner_id = new.id::text;
  return null;
end
$$;
revoke execute on function app_private.hand_over() from public;
create trigger hand_over after update of raw_app_meta_data on auth.users for each row
  when (old.raw_app_meta_data ->> 'role' in ('team', 'admin')
        and coalesce(new.raw_app_meta_data ->> 'role', '') not in ('team', 'admin'))
  execute function app_private.hand_over();
