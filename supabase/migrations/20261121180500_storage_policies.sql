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
