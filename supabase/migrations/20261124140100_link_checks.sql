-- What became of the links of the lists when the server last followed them (docs/decisions/055-lists-of-the-team.md). Only
-- links that are published now have a row.
create table app_private.link_checks (
  url text primary key check (char_length(url) between 1 and 500),
  -- The entry that it belongs to, as people know it.
  about text not null check (char_length(about) between 1 and 300),
  checked_at timestamptz not null default now(),
  -- How often in a row it led nowhere. Once may be an evening without that page.
  times_broken smallint not null default 0
);
alter table app_private.link_checks enable row level security;
grant select on app_private.link_checks to inbox_team;
create policy "the team reads" on app_private.link_checks for select to inbox_team using ((select app_private.is_team()));
