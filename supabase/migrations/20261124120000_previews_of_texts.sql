-- Links that show a page with the drafts of whoever made them (docs/decisions/052-words-of-the-team.md).

-- What a link opens. Its end is 128 random bits, of which only the hash is here.
create table app_private.text_previews (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  -- The address of the page, without the language.
  path text not null check (char_length(path) between 1 and 300),
  author_id uuid not null references auth.users on delete cascade,
  -- False: for its maker alone, to look at in the editor.
  is_shared boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index text_previews_author on app_private.text_previews (author_id);

alter table app_private.text_previews enable row level security;
grant select, insert, delete on app_private.text_previews to inbox_team;
create policy "the team reads" on app_private.text_previews for select to inbox_team using ((select app_private.is_team()));
create policy "made in one's own name" on app_private.text_previews for insert to inbox_team
  with check ((select app_private.is_team()) and author_id = (select app_private.caller_id()));
-- Whoever made it may be on holiday.
create policy "anybody of the team takes one back" on app_private.text_previews for delete to inbox_team
  using ((select app_private.is_team()));

create or replace function app_private.leave_texts() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from app_private.text_drafts where author_id = new.id;
  delete from app_private.text_previews where author_id = new.id;
  update app_private.text_versions set author_id = null where author_id = new.id;
  return null;
end
$$;
