-- The 32 signs of ASCII that are neither letter nor digit part words, as before. `translate` looks through all of them for
-- each letter and was done for each of the three dictionaries, which took longer than the dictionaries.
create or replace function app_private.words_of(text text) returns tsvector language sql immutable parallel safe as $$
  select strip(to_tsvector('pg_catalog.german', t) || to_tsvector('pg_catalog.english', t) || to_tsvector('pg_catalog.simple', t))
  from (select regexp_replace(text, '[!-/:-@[-`{-~]', ' ', 'g') as t offset 0) parted
$$;

-- Stores messages that arrived together, and their mails; probable spam has none. One statement for each table, because
-- PostgreSQL prepares the checks and the computed columns of a table anew for every statement that writes into it. The same
-- draft within 24 hours is stored once, also when it arrives twice at the same time: each call waits for a lock of each of
-- its drafts, and all take these locks in one order, so that no two wait for each other. Out: for each message with a draft
-- its place, from 1, and the receipt of what is stored. A mail that comes after `most_mails` others in an hour is held
-- (server/mail/gathering.ts). The commit does not wait for the disk: server/postgres/on-disk.ts does.
-- `store_message` stays for a server of the version before that still runs beside this one; the next change may drop it.
create function app_private.store_messages(arrived jsonb, most_mails integer)
returns table (place bigint, receipt jsonb) language plpgsql as $$
declare
  fresh jsonb := arrived;
  drafts uuid[];
  sent_alone bigint := 0;
begin
  perform set_config('synchronous_commit', 'off', true);
  drafts := array(
    select (one #>> '{message,draft_id}')::uuid from jsonb_array_elements(arrived) with ordinality a (one, at) order by at);
  if array_remove(drafts, null) <> '{}' then
    perform pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(draft::text, 0) as key from unnest(drafts) draft where draft is not null order by key) keys;
    fresh := (
      select jsonb_agg(one order by at) from jsonb_array_elements(arrived) with ordinality a (one, at)
      where drafts[at] is null or at = array_position(drafts, drafts[at]) and not exists (
        select from app_private.messages m where m.draft_id = drafts[at] and m.created_at > now() - interval '24 hours'));
  end if;

  insert into app_private.messages (id, reference, status_token, draft_id, name, email, reason_id, reason_label, message,
    html, page, locale, answer, photo, photo_type, thing, suspected,
    -- What the trigger of its mail would write into it a moment later.
    delivery)
  select m.id, m.reference, m.status_token, m.draft_id, m.name, m.email, m.reason_id, m.reason_label, m.message,
    m.html, m.page, m.locale, m.answer, m.photo, m.photo_type, m.thing, m.suspected,
    case when one ? 'mail' then 'underway' else 'none' end
  from jsonb_array_elements(fresh) with ordinality a (one, at),
    jsonb_populate_record(null::app_private.messages, one -> 'message') m
  order by at;

  if most_mails is not null then
    select count(*) into sent_alone from (
      select from app_private.mail_outbox o
      where o.kind = 'message' and not o.is_held and o.created_at > now() - interval '1 hour' limit most_mails) single;
  end if;
  insert into app_private.mail_outbox (id, kind, message_id, header_id, sender_name, reply_to, subject, body_text, body_html,
    is_held)
  select o.id, o.kind, o.message_id, o.header_id, o.sender_name, o.reply_to, o.subject, o.body_text, o.body_html,
    most_mails is not null and sent_alone + row_number() over (order by at) > most_mails
  from jsonb_array_elements(fresh) with ordinality a (one, at),
    jsonb_populate_record(null::app_private.mail_outbox, one -> 'mail') o
  where one ? 'mail';

  return query
    select at, (
      select jsonb_build_object('id', m.id, 'reference', m.reference, 'status', m.status_token)
      from app_private.messages m
      where m.draft_id = draft and m.created_at > now() - interval '24 hours' order by m.created_at limit 1)
    from unnest(drafts) with ordinality d (draft, at) where draft is not null;
end
$$;
revoke execute on function app_private.store_messages(jsonb, integer) from public;
