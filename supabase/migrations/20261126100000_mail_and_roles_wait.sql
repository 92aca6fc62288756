-- What admins say in the browser of the mail server and of roles (docs/decisions/066-the-first-day.md) are versions as well.
alter table app_private.setting_versions
  drop constraint setting_versions_value_check,
  add constraint setting_versions_value_check
    check (jsonb_typeof(value) in ('string', 'number', 'object') and octet_length(value::text) <= 4000),
  -- The password that belongs to it, as the seal of the server closes it. It is never sent to anybody.
  add column sealed text check (octet_length(sealed) <= 2000),
  -- When a role that counts was given or taken.
  add column done_at timestamptz;
create index setting_versions_roles on app_private.setting_versions (id) where key like 'role#%' and done_at is null;

-- As before, and the mail server and roles wait as well.
create or replace function app_private.let_setting_wait() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  is_first_day boolean;
begin
  select count(*) = 1 and min(created_at) > now() - interval '1 day' into is_first_day
  from auth.users where raw_app_meta_data ->> 'role' = 'admin' and deleted_at is null;
  new.created_at := now();
  new.counts_from := now();
  if not is_first_day and (new.key like 'role#%' or new.key in
    ('site#site.email', 'site#site.iban', 'site#site.accountHolder', 'site#site.paymentLink', 'mail#server')) then
    new.counts_from := now() + interval '1 hour';
  end if;
  new.stopped_at := null;
  new.stopped_by := null;
  new.done_at := null;
  return new;
end
$$;

-- A mail server that somebody tries. It is kept once they have typed the number of the mail that came through it.
create table app_private.mail_tests (
  account_id uuid primary key references auth.users on delete cascade,
  -- Keyed with the secret of the server: six digits alone are quickly tried.
  number_mark text not null,
  value jsonb not null,
  sealed text check (octet_length(sealed) <= 2000),
  -- The version that its writer has seen.
  began_with bigint,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
alter table app_private.mail_tests enable row level security;

-- Within how many days the team promises to answer, for whoever counts what is late. `built_in`: that of content/site.ts.
create function app_private.answer_days(built_in integer) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select (value #>> '{}')::integer from app_private.setting_versions
    where key = 'site#site.answerDays' and counts_from <= now() and stopped_at is null order by id desc limit 1), built_in)
$$;
revoke execute on function app_private.answer_days(integer) from public;
grant execute on function app_private.answer_days(integer) to inbox_team;
