-- The address of the site is where links of mails lead, also those for a new password: it waits as well.
create or replace function app_private.let_setting_wait() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  is_first_day boolean;
begin
  select count(*) = 1 and min(created_at) > now() - interval '1 day' into is_first_day
  from auth.users where raw_app_meta_data ->> 'role' = 'admin' and deleted_at is null;
  new.created_at := now();
  new.counts_from := now();
  if not is_first_day and (new.key like 'role#%' or new.key in (
    'site#site.siteUrl', 'site#site.email', 'site#site.iban', 'site#site.accountHolder', 'site#site.paymentLink', 'mail#server')) then
    new.counts_from := now() + interval '1 hour';
  end if;
  new.stopped_at := null;
  new.stopped_by := null;
  new.done_at := null;
  return new;
end
$$;
