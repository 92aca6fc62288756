-- Who may do what with files (ADM-08, ADM-10). Whatever no policy allows is refused. What lies in a public bucket can
-- be read by everybody who has its address; nobody but its owner and the team finds the address by listing.
-- The role is the one in app_metadata, which only operators can give.

create policy "the team manages buckets" on storage.buckets to authenticated
using (coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb -> 'app_metadata' ->> 'role', '') in ('team', 'admin'))
with check (coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb -> 'app_metadata' ->> 'role', '') in ('team', 'admin'));

create policy "the team manages files" on storage.objects to authenticated
using (coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb -> 'app_metadata' ->> 'role', '') in ('team', 'admin'))
with check (coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb -> 'app_metadata' ->> 'role', '') in ('team', 'admin'));

create policy "everybody signed in manages their own files of projects" on storage.objects to authenticated
using (bucket_id = 'project_assets' and owner_id = nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')
with check (bucket_id = 'project_assets' and owner_id = nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub');

-- The picture of a published project is as published as its words: whoever owns the file cannot put another one in its
-- place, and nobody else can when it is gone. Deleting it stays allowed.
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
