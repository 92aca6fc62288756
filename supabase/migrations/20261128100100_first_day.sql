-- Whether the first admin is alone, on the day the account was made: nobody is there who could stop a change that waits
-- (docs/decisions/066-the-first-day.md).
create function app_private.is_first_day() returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) = 1 and min(created_at) > now() - interval '1 day'
  from auth.users where raw_app_meta_data ->> 'role' = 'admin' and deleted_at is null
$$;
revoke execute on function app_private.is_first_day() from public;

-- As before, by that function.
create or replace function app_private.let_setting_wait() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.created_at := now();
  new.counts_from := now();
  if not app_private.is_first_day() and (new.key like 'role#%' or new.key in (
    'site#site.siteUrl', 'site#site.email', 'site#site.iban', 'site#site.accountHolder', 'site#site.paymentLink', 'mail#server')) then
    new.counts_from := now() + interval '1 hour';
  end if;
  new.stopped_at := null;
  new.stopped_by := null;
  new.done_at := null;
  return new;
end
$$;
