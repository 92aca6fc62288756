-- What visitors send, the mails that tell of it, and the team's inbox (docs/decisions/023-inbox.md). No role of the data
-- API may see any of it. The calls of the inbox run as the role `inbox_team`, which has only the columns named below, and
-- only the rows that the policies give to an account of the team. The server's own role owns the tables and passes the
-- policies.
create schema app_private;
revoke all on schema app_private from public;
grant usage on schema app_private to inbox_team;
-- Whoever makes a role may hand it on, but not become it.
grant inbox_team to current_user;

-- The two addresses that are none: contract/placeholders.ts.
create function app_private.wants_answer(answer text, email text) returns boolean language sql immutable parallel safe as $$
  select answer is distinct from 'none' and email not in ('No email provided', 'anonymous@feedback.invalid')
$$;
-- The words of a text in both languages and as they are typed, whichever language it is in. Whatever is neither a
-- letter nor a digit parts words, so that parts of addresses and of references are words.
create function app_private.words_of(text text) returns tsvector language sql immutable parallel safe as $$
  select strip(to_tsvector('pg_catalog.german', t) || to_tsvector('pg_catalog.english', t) || to_tsvector('pg_catalog.simple', t))
  from (select translate(text, '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32)) as t) parted
$$;

create table app_private.messages (
  id uuid primary key default gen_random_uuid(),
  -- What the visitor is shown and may quote, e.g. EC-7K3M-9QPD.
  reference text not null unique,
  -- Made with the draft in the browser. The same one within a day is the same message.
  draft_id uuid,
  name text not null,
  email text not null,
  -- Null when the reason is in no list of ours; the label then is what was sent.
  reason_id text,
  reason_label text not null,
  message text not null,
  html text,
  page text,
  locale text not null check (locale in ('en', 'de')),
  answer text check (answer in ('email', 'none')),
  photo bytea,
  photo_type text,
  -- Why this is probably spam. Such a message is listed in the daily digest instead of mailed.
  suspected text,
  digested_at timestamptz,
  created_at timestamptz not null default now(),
  -- new: nobody has taken it. waiting: it waits for our answer. done: answered, or it needs no answer.
  state text not null default 'new' check (state in ('new', 'waiting', 'done')),
  -- Who cares for it.
  caretaker_id uuid references auth.users on delete set null,
  -- First opened by somebody of the team.
  read_at timestamptz,
  answered_at timestamptz,
  -- The visitor answered our answer: noted by the team, who see it in their own mailbox.
  wrote_again_at timestamptz,
  -- The end of the link with which the visitor looks up what has become of it. It opens no text.
  status_token text not null unique default replace(gen_random_uuid()::text, '-', ''),
  -- Seven days later the row goes for good (server/inbox/retention.ts); until then it can be brought back.
  deleted_at timestamptz,
  -- How the mails about it fare, the worst of them; none: probable spam has no mail. Triggers of mail_outbox keep it, below.
  delivery text not null default 'none' check (delivery in ('underway', 'failing', 'bounced', 'sent', 'none')),
  -- Counts in the order of arrival.
  number bigint generated always as identity,
  is_answer_wanted boolean not null generated always as (app_private.wants_answer(answer, email)) stored,
  waits_since timestamptz not null generated always as (greatest(created_at, wrote_again_at)) stored,
  words tsvector not null generated always as (
    app_private.words_of(reference || ' ' || name || ' ' || email || ' ' || reason_label || ' ' || message)) stored,
  -- All that the list can be filtered by, as words of its own: one index then answers every combination.
  facets text[] not null generated always as (array_remove(array[
    case when deleted_at is not null then 'box:deleted' when suspected is not null then 'box:spam' else 'box:inbox' end,
    'reason:' || coalesce(reason_id, 'other'),
    'state:' || state,
    'delivery:' || delivery,
    'caretaker:' || coalesce(caretaker_id::text, 'nobody'),
    case when state <> 'done' and app_private.wants_answer(answer, email) then 'only:waiting'
         when state <> 'done' and read_at is null then 'only:unread' end,
    case when delivery in ('failing', 'bounced') then 'only:undelivered' end], null)) stored,
  check ((photo is null) = (photo_type is null))
);
create index messages_draft on app_private.messages (draft_id, created_at) where draft_id is not null;
create index messages_undigested on app_private.messages (created_at) where suspected is not null and digested_at is null;
create index messages_caretaker on app_private.messages (caretaker_id) where caretaker_id is not null;
create unique index messages_number on app_private.messages (number);
-- Without the list of pending entries, which every search would read through.
create index messages_words on app_private.messages using gin (words, facets) with (fastupdate = off);
-- For the start view: what waits is counted, and not what is done.
create index messages_open on app_private.messages (waits_since) include (created_at, is_answer_wanted, read_at)
  where state <> 'done' and deleted_at is null and suspected is null;
create index messages_suspected on app_private.messages (created_at) where suspected is not null and deleted_at is null;

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

-- The mails that wait to be sent, and for a week those that were.
create table app_private.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('message', 'digest', 'account', 'reply')),
  message_id uuid references app_private.messages on delete cascade,
  -- Fixed, so that a mail that was sent twice can be known as one.
  header_id text not null unique,
  sender_name text not null,
  reply_to text,
  subject text not null,
  body_text text not null,
  body_html text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- The boot id of the process that is sending it. Void when nobody holds the advisory lock of that number.
  lease bigint,
  last_error text,
  -- When the team was told that this mail stands still.
  alarmed_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  -- Null: the team (MAIL_TO). Mails of accounts go to their owner.
  to_address text,
  -- Null: never given up. Mails with a code are worth nothing after a while.
  expires_at timestamptz,
  reply_id uuid references app_private.message_replies on delete cascade,
  -- The other side has refused it for good. It counts as not sent, and is not tried again unless somebody says so.
  bounced_at timestamptz
);
create index mail_outbox_due on app_private.mail_outbox (next_attempt_at) where sent_at is null;
create index mail_outbox_message on app_private.mail_outbox (message_id) where message_id is not null;
create index mail_outbox_undelivered on app_private.mail_outbox (message_id)
  where bounced_at is not null or (sent_at is null and attempts > 0);

create function app_private.delivery_of(bounced_at timestamptz, sent_at timestamptz, attempts integer) returns text
language sql immutable parallel safe as $$
  select case when bounced_at is not null then 'bounced' when sent_at is not null then 'sent'
              when attempts > 0 then 'failing' else 'underway' end
$$;
-- Runs as the owner: whoever changes a mail need not be allowed to change the message.
create function app_private.keep_delivery() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  about uuid := case when tg_op = 'DELETE' then old.message_id else new.message_id end;
  worst text;
begin
  -- One at a time: two mails of a message whose sending is noted at once would each see the other as still waiting.
  perform from app_private.messages m where m.id = about for no key update;
  select case max(case app_private.delivery_of(o.bounced_at, o.sent_at, o.attempts)
                    when 'bounced' then 3 when 'failing' then 2 when 'underway' then 1 else 0 end)
           when 3 then 'bounced' when 2 then 'failing' when 1 then 'underway' else 'sent' end
  into worst from app_private.mail_outbox o where o.message_id = about;
  update app_private.messages m set delivery = worst where m.id = about and m.delivery <> worst;
  return null;
end
$$;
create trigger keep_delivery_of_new after insert on app_private.mail_outbox
  for each row when (new.message_id is not null) execute function app_private.keep_delivery();
create trigger keep_delivery_of_changed after update of bounced_at, sent_at, attempts on app_private.mail_outbox
  for each row when (new.message_id is not null and app_private.delivery_of(new.bounced_at, new.sent_at, new.attempts)
    <> app_private.delivery_of(old.bounced_at, old.sent_at, old.attempts)) execute function app_private.keep_delivery();
create trigger keep_delivery_of_gone after delete on app_private.mail_outbox
  for each row when (old.message_id is not null and app_private.delivery_of(old.bounced_at, old.sent_at, old.attempts)
    <> 'sent') execute function app_private.keep_delivery();

-- The counters of rate-limiter-flexible. Losing them in a crash harms nobody, so they cost no log.
create unlogged table app_private.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

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
create index inbox_log_actor on app_private.inbox_log (actor_id, action, created_at);

-- An account that is emptied and not deleted leaves the same behind as one that is deleted.
create function app_private.leave_inbox() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app_private.messages set caretaker_id = null where caretaker_id = new.id;
  update app_private.message_notes set author_id = null where author_id = new.id;
  update app_private.message_replies set author_id = null where author_id = new.id;
  update app_private.inbox_log set actor_id = null where actor_id = new.id;
  return null;
end
$$;
revoke execute on function app_private.leave_inbox() from public;
create trigger leave_inbox_emptied after update of deleted_at on auth.users for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function app_private.leave_inbox();

-- The role of an account as the server wrote it into the call's claims, from the account's row.
create function app_private.is_team() returns boolean language sql stable set search_path = '' as $$
  select coalesce(
    nullif(current_setting('request.jwt.claims', true), '')::jsonb -> 'app_metadata' ->> 'role' in ('team', 'admin'), false)
$$;
create function app_private.caller_id() returns uuid language sql stable set search_path = '' as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
-- Whether a word is in any message, told by a hundred of them at most.
create function app_private.occurs(word tsquery) returns boolean language plpgsql stable
set search_path = '' set gin_fuzzy_search_limit = 100 set enable_seqscan = off as $$
begin
  return exists (select from app_private.messages m where m.words @@ word);
end
$$;
-- What to look for by the words that somebody typed: all of them, in either language. Words that texts of a language are
-- full of (`the`, `und`) count only where there are no others. `is_beginning`: a word that is in no message stands for
-- those that begin with it. Null: nothing was typed; empty: nothing that could be found.
create function app_private.query_of(typed text[], is_beginning boolean) returns tsquery language plpgsql stable set search_path = '' as $$
declare
  word text;
  german tsquery;
  english tsquery;
  plain tsquery;
  part tsquery;
  telling tsquery;
  others tsquery;
begin
  foreach word in array typed loop
    german := plainto_tsquery('pg_catalog.german', word);
    english := plainto_tsquery('pg_catalog.english', word);
    plain := plainto_tsquery('pg_catalog.simple', word);
    -- `||` means or, `&&` and.
    part := german || english || plain;
    if is_beginning and length(word) >= 3 and not app_private.occurs(part) then
      part := to_tsquery('pg_catalog.simple', word || ':*');
    end if;
    if numnode(german) > 0 and numnode(english) > 0 then
      telling := coalesce(telling && part, part);
    else
      others := coalesce(others && part, part);
    end if;
  end loop;
  return coalesce(telling, others);
end
$$;
-- Finds one page of the list: the numbers of the newest messages that have all `wanted` facets and all `typed` words, and
-- came before number `before`; with `late_before` only those that wait for an answer since before then. It runs as the
-- owner, because under row-level security PostgreSQL uses no index for words: so it looks itself who asks, and gives
-- numbers only. It looks at the newest messages first, and at more of them the fewer it finds, so that neither frequent
-- nor rare words make it read all that there is.
create function app_private.find_messages(
  typed text[], is_beginning boolean, wanted text[], before bigint, late_before timestamptz, most integer)
returns bigint[] language plpgsql stable security definer
-- Planned anew each time: how often a word occurs decides. What is looked for often is in memory, where no page is dearer
-- than the next.
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off set random_page_cost = 1 as $$
declare
  narrowest constant bigint := 128;
  most_hits constant integer := 256;
  query tsquery;
  first_number bigint;
  upper_end bigint;
  width bigint := narrowest;
  widest bigint;
  hits bigint[];
  found bigint[] := '{}';
begin
  if not app_private.is_team() then
    return found;
  end if;
  query := app_private.query_of(typed, is_beginning);
  if numnode(query) = 0 then
    return found;
  end if;
  select min(m.number), least(max(m.number) + 1, before) into first_number, upper_end from app_private.messages m;
  while upper_end > first_number and cardinality(found) < most loop
    with hit as materialized (
      select m.number from app_private.messages m
      where m.number >= upper_end - width and m.number < upper_end and m.facets @> wanted
        and (query is null or m.words @@ query)
        and (late_before is null or (m.is_answer_wanted and m.waits_since < late_before
          and m.state <> 'done' and m.deleted_at is null and m.suspected is null)))
    select array(select hit.number from hit limit most_hits + 1) into hits;
    if cardinality(hits) > most_hits and width > narrowest then
      -- Too many to put in order: they stand closer together than before.
      widest := greatest(narrowest, width / 8);
      width := widest;
      continue;
    end if;
    found := found || array(select hit from unnest(hits) hit order by hit desc limit most - cardinality(found));
    upper_end := upper_end - width;
    -- As wide as the rest of the page needs if they go on as dense as here, and half as much again.
    width := case
      when cardinality(hits) > 0 then greatest(2 * width, width * 3 * (most - cardinality(found)) / (2 * cardinality(hits)))
      when width < 1000 then 16 * width
      else upper_end - first_number end;
    width := least(width, 2 * widest);
    widest := 2 * widest;
  end loop;
  return found;
end
$$;
revoke execute on function app_private.find_messages(text[], boolean, text[], bigint, timestamptz, integer),
  app_private.query_of(text[], boolean), app_private.occurs(tsquery) from public;
grant execute on function app_private.find_messages(text[], boolean, text[], bigint, timestamptz, integer) to inbox_team;
revoke execute on function app_private.is_team(), app_private.caller_id(), app_private.words_of(text), app_private.wants_answer(text, text),
  app_private.delivery_of(timestamptz, timestamptz, integer), app_private.keep_delivery() from public;
-- Whoever changes a message is asked for the right to what its columns are made with.
grant execute on function app_private.is_team(), app_private.caller_id(), app_private.words_of(text), app_private.wants_answer(text, text),
  app_private.delivery_of(timestamptz, timestamptz, integer) to inbox_team;

alter table app_private.messages enable row level security;
alter table app_private.message_notes enable row level security;
alter table app_private.message_replies enable row level security;
alter table app_private.mail_outbox enable row level security;
alter table app_private.inbox_log enable row level security;

grant select (id, reference, name, email, reason_id, reason_label, message, html, page, locale, answer, photo, photo_type,
  suspected, digested_at, created_at, state, caretaker_id, read_at, answered_at, wrote_again_at, deleted_at,
  number, delivery, is_answer_wanted, waits_since)
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
grant select (id, kind, message_id, reply_id, to_address, attempts, next_attempt_at, last_error, alarmed_at, bounced_at, sent_at, created_at)
  on app_private.mail_outbox to inbox_team;
-- Mails are written by the server's own role alone, because they hold the visitor's link.
grant update (next_attempt_at, attempts, bounced_at, last_error, alarmed_at, created_at) on app_private.mail_outbox to inbox_team;
create policy "the team sees how they fare" on app_private.mail_outbox for select to inbox_team
  using (kind in ('message', 'reply') and (select app_private.is_team()));
create policy "the team sends again" on app_private.mail_outbox for update to inbox_team
  using (kind in ('message', 'reply') and (select app_private.is_team()))
  with check (kind in ('message', 'reply') and (select app_private.is_team()));

grant select, insert on app_private.inbox_log to inbox_team;
create policy "the team reads" on app_private.inbox_log for select to inbox_team using ((select app_private.is_team()));
create policy "in one's own name" on app_private.inbox_log for insert to inbox_team
  with check ((select app_private.is_team()) and actor_id = (select app_private.caller_id()));
