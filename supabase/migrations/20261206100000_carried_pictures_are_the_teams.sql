-- As before (20261124110000), but a picture that was carried over, which keeps its path of before, is the team's to show as
-- well, and of who sent it: named by anybody with an account it counted as used, and the team could not delete it.
create or replace function app_private.hold_picture() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  is_named_so constant boolean := starts_with(new.cover_path, 'library/');
begin
  if tg_op = 'UPDATE' and new.cover_path is not distinct from old.cover_path then return new; end if;
  perform from public.pictures where path = new.cover_path for key share;
  if (found or is_named_so) and auth.uid() is not null and not app_rights.is_team() and not exists (
    select from storage.objects
    where bucket_id = 'project_assets' and name = new.cover_path and owner_id = auth.uid()::text
  ) then
    raise exception 'A picture of the library is for the team.' using errcode = 'insufficient_privilege';
  end if;
  if is_named_so and not exists (select from public.pictures where path = new.cover_path) then
    raise exception 'There is no such picture in the library.' using errcode = 'foreign_key_violation';
  end if;
  return new;
end
$$;
