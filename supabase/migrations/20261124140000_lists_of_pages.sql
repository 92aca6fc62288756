-- What the team changes of the lists of pages (docs/decisions/055-lists-of-the-team.md). Its calls run as the role
-- `inbox_team`, like those about texts; the texts of a built-in entry are in app_private.text_versions.

-- What was published: a row for each time, none is ever changed, and the newest of an entry counts. Only its places are all
-- done again, one after the other. The server writes one after the other, so that they are seen in the order of their
-- numbers.
create table app_private.entry_versions (
  id bigint primary key generated always as identity,
  -- The name of the list in content/, and of the entry in it.
  list text not null check (char_length(list) between 1 and 100),
  entry text not null check (char_length(entry) between 1 and 60),
  -- What differs from the built-in entry, by the ways of the fields; of an added one all. Null: nothing.
  fields jsonb check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 200000),
  -- All that its form said, to be brought back. Null: only its place or state was changed.
  said jsonb check (jsonb_typeof(said) = 'object' and octet_length(said::text) <= 200000),
  state text not null check (state in ('shown', 'hidden', 'deleted')),
  -- The entry that it was put behind, '' at the beginning, and the one that stood there. Null: it was not moved.
  after text check (char_length(after) <= 60),
  before text check (char_length(before) <= 60),
  -- One sentence on what was changed.
  what text not null check (char_length(what) between 1 and 300),
  -- Null: an account that is gone.
  author_id uuid references auth.users on delete set null,
  created_at timestamptz not null default now()
);
create index entry_versions_entry on app_private.entry_versions (list, entry, id desc);
create index entry_versions_author on app_private.entry_versions (author_id) where author_id is not null;

-- An account that is emptied and not deleted leaves the same behind as one that is deleted.
create function app_private.leave_lists() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app_private.entry_versions set author_id = null where author_id = new.id;
  return null;
end
$$;
revoke execute on function app_private.leave_lists() from public;
create trigger leave_lists_emptied after update of deleted_at on auth.users for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function app_private.leave_lists();

alter table app_private.entry_versions enable row level security;
grant select, insert on app_private.entry_versions to inbox_team;
create policy "the team reads" on app_private.entry_versions for select to inbox_team using ((select app_private.is_team()));
create policy "in one's own name" on app_private.entry_versions for insert to inbox_team
  with check ((select app_private.is_team()) and author_id = (select app_private.caller_id()));

create trigger tell_published after insert on app_private.entry_versions
  for each statement execute function app_private.tell_published();
