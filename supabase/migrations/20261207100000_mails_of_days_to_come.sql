-- As before, but mails that were written while the clock was far ahead do not hold up those of the hour
-- (20261130100000_messages_in_one_statement.sql says what the rest is for).
create or replace function app_private.store_messages(arrived jsonb, most_mails integer)
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
      where o.kind = 'message' and not o.is_held
        and o.created_at between now() - interval '1 hour' and now() + interval '1 hour' limit most_mails) single;
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
