-- The team's inbox (docs/decisions/023-inbox.md). What belongs to it stays in `app_private`, where no role of the data
-- API gets in. Its calls run as the role `inbox_team`, which has only the columns named here, and only the rows that
-- the policies below give to an account of the team. The server's own role owns the tables and passes the policies.
grant usage on schema app_private to inbox_team;
-- Whoever makes a role may hand it on, but not become it.
grant inbox_team to current_user;

alter table app_private.messages
  -- new: nobody has taken it. waiting: it waits for our answer. done: answered, or it needs no answer.
  add column state text not null default 'new' check (state in ('new', 'waiting', 'done')),
  -- Who cares for it.
  add column caretaker_id uuid references auth.users on delete set null,
  -- First opened by somebody of the team.
  add column read_at timestamptz,
  add column answered_at timestamptz,
  -- The visitor answered our answer: noted by the team, who see it in their own mailbox.
  add column wrote_again_at timestamptz,
  -- The end of the link with which the visitor looks up what has become of it. It opens no text.
  add column status_token text not null unique default replace(gen_random_uuid()::text, '-', ''),
  -- Seven days later the row goes for good (server/inbox/retention.ts); until then it can be brought back.
  add column deleted_at timestamptz;
create index messages_caretaker on app_private.messages (caretaker_id) where caretaker_id is not null;

-- What the team tells itself about a message.
create table app_private.message_notes (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references app_private.messages on delete cascade,
  author_id uuid references auth.users on delete set null,
  text text not null check (char_length(text) between 1 and 5000),
  created_at timestamptz not null default now()
);
create index message_notes_message on app_private.message_notes (message_id, created_at);
create index message_notes_author on app_private.message_notes (author_id);

-- What the team answered. The mail is in the outbox until a week after it was sent; this stays with the message.
create table app_private.message_replies (
  -- Made with the draft in the browser: the same answer is stored once.
  id uuid primary key,
  message_id uuid not null references app_private.messages on delete cascade,
  author_id uuid references auth.users on delete set null,
  -- Null: the text is in somebody's own mail program, and only that it was answered is known.
  text text check (char_length(text) between 1 and 20000),
  created_at timestamptz not null default now()
);
create index message_replies_message on app_private.message_replies (message_id, created_at);
create index message_replies_author on app_private.message_replies (author_id);

alter table app_private.mail_outbox drop constraint mail_outbox_kind_check;
alter table app_private.mail_outbox
  add constraint mail_outbox_kind_check check (kind in ('message', 'digest', 'account', 'reply')),
  add column reply_id uuid references app_private.message_replies on delete cascade,
  -- The other side has refused it for good. It counts as not sent, and is not tried again unless somebody says so.
  add column bounced_at timestamptz;
create index mail_outbox_message on app_private.mail_outbox (message_id) where message_id is not null;

-- Who looked up, changed and deleted what. A line outlives its message, so it holds no word of it.
create table app_private.inbox_log (
  id bigint primary key generated always as identity,
  actor_id uuid references auth.users on delete set null,
  action text not null,
  message_id uuid,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index inbox_log_message on app_private.inbox_log (message_id, id);
create index inbox_log_actor on app_private.inbox_log (actor_id);

-- The role of an account as the server wrote it into the call's claims, from the account's row.
create function app_private.is_team() returns boolean language sql stable set search_path = '' as $$
  select coalesce(
    nullif(current_setting('request.jwt.claims', true), '')::jsonb -> 'app_metadata' ->> 'role' in ('team', 'admin'), false)
$$;
create function app_private.caller_id() returns uuid language sql stable set search_path = '' as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
revoke execute on function app_private.is_team(), app_private.caller_id() from public;
grant execute on function app_private.is_team(), app_private.caller_id() to inbox_team;

alter table app_private.messages enable row level security;
alter table app_private.message_notes enable row level security;
alter table app_private.message_replies enable row level security;
alter table app_private.mail_outbox enable row level security;
alter table app_private.inbox_log enable row level security;

grant select (id, reference, name, email, reason_id, reason_label, message, html, page, locale, answer, photo, photo_type,
  suspected, digested_at, created_at, state, caretaker_id, read_at, answered_at, wrote_again_at, deleted_at)
  on app_private.messages to inbox_team;
grant update (suspected, digested_at, state, caretaker_id, read_at, answered_at, wrote_again_at, deleted_at)
  on app_private.messages to inbox_team;
create policy "the team reads" on app_private.messages for select to inbox_team using ((select app_private.is_team()));
create policy "the team cares" on app_private.messages for update to inbox_team
  using ((select app_private.is_team())) with check ((select app_private.is_team()));

grant select, insert, delete on app_private.message_notes to inbox_team;
create policy "the team reads" on app_private.message_notes for select to inbox_team using ((select app_private.is_team()));
create policy "in one's own name" on app_private.message_notes for insert to inbox_team
  with check ((select app_private.is_team()) and author_id = (select app_private.caller_id()));
create policy "one's own" on app_private.message_notes for delete to inbox_team
  using ((select app_private.is_team()) and author_id = (select app_private.caller_id()));

grant select, insert on app_private.message_replies to inbox_team;
create policy "the team reads" on app_private.message_replies for select to inbox_team using ((select app_private.is_team()));
create policy "in one's own name" on app_private.message_replies for insert to inbox_team
  with check ((select app_private.is_team()) and author_id = (select app_private.caller_id()));

-- How mails about messages fare; their text is in the message. Mails of accounts hold codes and are nobody's.
grant select (id, kind, message_id, reply_id, to_address, attempts, next_attempt_at, last_error, bounced_at, sent_at, created_at)
  on app_private.mail_outbox to inbox_team;
-- Mails are written by the server's own role alone, because they hold the visitor's link.
grant update (next_attempt_at, bounced_at, last_error, alarmed_at, created_at) on app_private.mail_outbox to inbox_team;
create policy "the team sees how they fare" on app_private.mail_outbox for select to inbox_team
  using (kind in ('message', 'reply') and (select app_private.is_team()));
create policy "the team sends again" on app_private.mail_outbox for update to inbox_team
  using (kind in ('message', 'reply') and (select app_private.is_team()))
  with check (kind in ('message', 'reply') and (select app_private.is_team()));

grant select, insert on app_private.inbox_log to inbox_team;
create policy "the team reads" on app_private.inbox_log for select to inbox_team using ((select app_private.is_team()));
create policy "in one's own name" on app_private.inbox_log for insert to inbox_team
  with check ((select app_private.is_team()) and actor_id = (select app_private.caller_id()));
