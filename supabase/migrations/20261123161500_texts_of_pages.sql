-- What the team changes of the texts of pages (docs/decisions/052-words-of-the-team.md). Its calls run as the role
-- `inbox_team`, like those of the inbox; the pages are drawn by the server itself.

-- What was published: a row for each time, none is ever changed, and the newest of a key counts. The server writes one
-- after the other, so that they are seen in the order of their numbers.
create table app_private.text_versions (
  id bigint primary key generated always as identity,
  -- The name of the text in content/.
  key text not null check (char_length(key) between 1 and 300),
  -- {"en": …, "de": …}, each a text or a list of lines. Null: the built-in text again.
  text jsonb check (jsonb_typeof(text) = 'object' and octet_length(text::text) <= 200000),
  -- What was built in then: an update may change it as well.
  built_in jsonb not null,
  -- One sentence on what was changed.
  what text not null check (char_length(what) between 1 and 300),
  -- Null: an account that is gone.
  author_id uuid references auth.users on delete set null,
  created_at timestamptz not null default now()
);
create index text_versions_key on app_private.text_versions (key, id desc);
create index text_versions_author on app_private.text_versions (author_id) where author_id is not null;

-- What somebody has typed and not published: one for each text and author, so nobody types over anybody.
create table app_private.text_drafts (
  key text not null check (char_length(key) between 1 and 300),
  author_id uuid not null references auth.users on delete cascade,
  text jsonb not null check (jsonb_typeof(text) = 'object' and octet_length(text::text) <= 200000),
  -- The version that it began with. Null: there was none.
  began_with bigint,
  saved_at timestamptz not null default now(),
  primary key (key, author_id)
);
create index text_drafts_author on app_private.text_drafts (author_id);

-- An account that is emptied and not deleted leaves the same behind as one that is deleted.
create function app_private.leave_texts() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from app_private.text_drafts where author_id = new.id;
  update app_private.text_versions set author_id = null where author_id = new.id;
  return null;
end
$$;
revoke execute on function app_private.leave_texts() from public;
create trigger leave_texts_emptied after update of deleted_at on auth.users for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function app_private.leave_texts();

alter table app_private.text_versions enable row level security;
grant select, insert on app_private.text_versions to inbox_team;
create policy "the team reads" on app_private.text_versions for select to inbox_team using ((select app_private.is_team()));
create policy "in one's own name" on app_private.text_versions for insert to inbox_team
  with check ((select app_private.is_team()) and author_id = (select app_private.caller_id()));

alter table app_private.text_drafts enable row level security;
grant select, insert, update, delete on app_private.text_drafts to inbox_team;
create policy "the team reads" on app_private.text_drafts for select to inbox_team using ((select app_private.is_team()));
create policy "begun in one's own name" on app_private.text_drafts for insert to inbox_team
  with check ((select app_private.is_team()) and author_id = (select app_private.caller_id()));
create policy "one's own are changed" on app_private.text_drafts for update to inbox_team
  using ((select app_private.is_team()) and author_id = (select app_private.caller_id()))
  with check (author_id = (select app_private.caller_id()));
create policy "one's own are deleted" on app_private.text_drafts for delete to inbox_team
  using ((select app_private.is_team()) and author_id = (select app_private.caller_id()));
