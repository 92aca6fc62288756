-- As before, but the picture of a published project stays with it, whoever uploaded it.
create or replace function storage.leave_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update storage.objects set owner = null, owner_id = null
  where owner_id = old.id::text and (
    old.raw_app_meta_data ->> 'role' in ('team', 'admin')
    or (bucket_id = 'project_assets' and exists (
      select from public.projects where cover_path = objects.name and published_at is not null)));
  delete from storage.objects where owner_id = old.id::text;
  update storage.buckets set owner = null, owner_id = null where owner_id = old.id::text;
  return null;
end $$;
