-- What the association says of itself in place of the examples of content/site.ts and content/association.ts
-- (docs/decisions/066-the-first-day.md). Admins change it; its calls run as the role `inbox_team`.
create function app_private.is_admin() returns boolean language sql stable set search_path = '' as $$
  select coalesce(
    nullif(current_setting('request.jwt.claims', true), '')::jsonb -> 'app_metadata' ->> 'role' = 'admin', false)
$$;
revoke execute on function app_private.is_admin() from public;
grant execute on function app_private.is_admin() to inbox_team;

-- A row for each time, and the newest of a key that counts and was not stopped is what visitors see.
create table app_private.setting_versions (
  id bigint primary key generated always as identity,
  -- The name of the value in content/.
  key text not null check (char_length(key) between 1 and 100),
  -- Null: as it is built in.
  value jsonb check (jsonb_typeof(value) in ('string', 'number') and octet_length(value::text) <= 2000),
  -- Null: an account that is gone.
  author_id uuid references auth.users on delete set null,
  created_at timestamptz not null,
  counts_from timestamptz not null,
  -- Somebody stopped it while it waited.
  stopped_at timestamptz,
  stopped_by uuid references auth.users on delete set null
);
create index setting_versions_key on app_private.setting_versions (key, id desc);
create index setting_versions_author on app_private.setting_versions (author_id) where author_id is not null;
create index setting_versions_stopper on app_private.setting_versions (stopped_by) where stopped_by is not null;

-- Where money and mail go waits for an hour, whoever writes the row and by whatever way: time for the other admins to stop
-- it. Only while the first admin is alone, on the day the account was made, nobody is there who could.
create function app_private.let_setting_wait() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  is_first_day boolean;
begin
  select count(*) = 1 and min(created_at) > now() - interval '1 day' into is_first_day
  from auth.users where raw_app_meta_data ->> 'role' = 'admin' and deleted_at is null;
  new.created_at := now();
  new.counts_from := now();
  if not is_first_day and new.key in
    ('site#site.email', 'site#site.iban', 'site#site.accountHolder', 'site#site.paymentLink') then
    new.counts_from := now() + interval '1 hour';
  end if;
  new.stopped_at := null;
  new.stopped_by := null;
  return new;
end
$$;
revoke execute on function app_private.let_setting_wait() from public;
create trigger let_setting_wait before insert on app_private.setting_versions
  for each row execute function app_private.let_setting_wait();

create trigger tell_published after insert or update on app_private.setting_versions
  for each statement execute function app_private.tell_published();

-- An account that is emptied and not deleted leaves the same behind as one that is deleted.
create function app_private.leave_settings() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app_private.setting_versions set author_id = null where author_id = new.id;
  update app_private.setting_versions set stopped_by = null where stopped_by = new.id;
  return null;
end
$$;
revoke execute on function app_private.leave_settings() from public;
create trigger leave_settings_emptied after update of deleted_at on auth.users for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function app_private.leave_settings();

alter table app_private.setting_versions enable row level security;
grant select, insert on app_private.setting_versions to inbox_team;
grant update (stopped_at, stopped_by) on app_private.setting_versions to inbox_team;
create policy "admins read" on app_private.setting_versions for select to inbox_team
  using ((select app_private.is_admin()));
create policy "in one's own name" on app_private.setting_versions for insert to inbox_team
  with check ((select app_private.is_admin()) and author_id = (select app_private.caller_id()));
create policy "stopped while it waits" on app_private.setting_versions for update to inbox_team
  using ((select app_private.is_admin()) and counts_from > now() and stopped_at is null)
  with check (stopped_at is not null and stopped_by = (select app_private.caller_id()));
